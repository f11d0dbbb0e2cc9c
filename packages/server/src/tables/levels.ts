import { levelNames } from '@provincia/bots';
import { Refusal } from '../refusal.ts';

/** Refuses a level that there is not. */
export function checkLevel(level: string): void {
  if (levelNames.some((one) => one === level)) return;
  throw new Refusal(422, 'level', `There is no level "${level}". Choose one of ${levelNames.join(', ')}.`);
}
