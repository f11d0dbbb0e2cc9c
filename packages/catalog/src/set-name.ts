import { setIds } from '@provincia/cards/facts';
import type { Translation } from './language.ts';

/** Sets that printed kingdoms name and that are not here yet. */
const OTHER_SETS = ['alchemy', 'cornucopia', 'guilds', 'hinterlands', 'adventures', 'empires'] as const;

/** A set by its name, whether or not it is here. */
export function setName({ say }: Translation, id: string): string {
  const here = setIds.find((set) => set === id);
  if (here !== undefined) return say(`set.${here}`);
  const other = OTHER_SETS.find((set) => set === id);
  return other === undefined ? id : say(`ui.kingdoms.set-${other}`);
}
