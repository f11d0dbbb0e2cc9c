import { shapeOf } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, wholeNumber } from '@provincia/command';
import { rulesVersion, type Setup } from '@provincia/engine';
import { coloniesOption } from '../input/colonies.ts';
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
export function playSetup({ seed, players, kingdom, colonies }: Options, words?: CommandTranslation): Setup {
  const named = shapeOf(kingdomOption(String(kingdom ?? FIRST_GAME), undefined, words), DEFAULT_PLAYERS);
  const said = coloniesOption(colonies) ?? (named.colonies || undefined);
  return {
    rules: rulesVersion,
    seed: seedOption(seed),
    players:
      players === undefined
        ? DEFAULT_PLAYERS
        : wholeNumber(players, '--players', { min: 2, max: MOST_PLAYERS }),
    kingdom: named.kingdom,
    ...(said !== undefined && { colonies: said }),
  };
}

/** The command that deals the same game again, against the same others. */
export function commandOf({ seed, players, kingdom, colonies }: Setup, against: string): string {
  // Whoever came by `npm start` need not have the command itself.
  const program = process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'provincia play';
  const words = [program, '--seed', seed];
  if (players !== DEFAULT_PLAYERS) words.push('--players', String(players));
  if (levels().has(against)) {
    if (against !== LEVEL) words.push('--level', against);
  } else words.push('--against', JSON.stringify(against));
  if (kingdom.join() !== kingdomOption(FIRST_GAME).join()) words.push('--kingdom', kingdom.join(','));
  if (colonies !== undefined) words.push('--colonies', colonies ? 'with' : 'without');
  return words.join(' ');
}
