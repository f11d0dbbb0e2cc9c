import { printedKingdoms } from '@provincia/catalog';
import { explainAnew, useSettings } from '../../settings/settings.ts';
import { startHere } from '../start.ts';

/** The weakest, who buys a bit of everything as beginners do. */
const RIVAL = 'easy';

/** Begins a game in which everything is explained when it happens for the first time, and says where it is. */
export function startFirstGame(): string {
  useSettings.getState().set(explainAnew);
  const kingdom = printedKingdoms.find(({ id }) => id === 'first-game');
  return startHere([RIVAL], kingdom?.cards ?? []);
}
