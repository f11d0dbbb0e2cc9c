import { makeLevels } from '@provincia/bots';
import { Refusal } from '../refusal.ts';

/** The levels that a seat can name. */
export const levelNames: readonly string[] = [...makeLevels().keys()];

/** Refuses a level that there is not. */
export function checkLevel(level: string): void {
  if (levelNames.includes(level)) return;
  throw new Refusal(422, 'level', `There is no level "${level}". Choose one of ${levelNames.join(', ')}.`);
}
