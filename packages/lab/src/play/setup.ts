import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, wholeNumber } from '@provincia/command';
import { rulesVersion, type Setup } from '@provincia/engine';
import { kingdomOption } from '../input/kingdom.ts';
import { levels } from '../input/level.ts';
import { seedOption } from '../input/seed.ts';

/** Recommended to beginners by the rulebook. */
const FIRST_GAME = 'first-game';
/** How the bots play if it is not said. */
export const LEVEL = 'normal';
const DEFAULT_PLAYERS = 2;
const MOST_PLAYERS = 6;

/** The game that the options of `provincia play` ask for. */
export function playSetup({ seed, players, kingdom }: Options, words?: CommandTranslation): Setup {
  return {
    rules: rulesVersion,
    seed: seedOption(seed),
    players:
      players === undefined
        ? DEFAULT_PLAYERS
        : wholeNumber(players, '--players', { min: 2, max: MOST_PLAYERS }),
    kingdom: kingdomOption(String(kingdom ?? FIRST_GAME), undefined, words),
  };
}

/** The command that deals the same game again, against the same others. */
export function commandOf({ seed, players, kingdom }: Setup, against: string): string {
  // Whoever came by `npm start` need not have the command itself.
  const program = process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'provincia play';
  const words = [program, '--seed', seed];
  if (players !== DEFAULT_PLAYERS) words.push('--players', String(players));
  if (levels().has(against)) {
    if (against !== LEVEL) words.push('--level', against);
  } else words.push('--against', JSON.stringify(against));
  if (kingdom.join() !== kingdomOption(FIRST_GAME).join()) words.push('--kingdom', kingdom.join(','));
  return words.join(' ');
}
