import { randomBytes } from 'node:crypto';
import { library } from '@provincia/cards';
import { checkSetup, type Result, rulesVersion, type Setup } from '@provincia/engine';
import { idOf } from './names.ts';

/** First Game, which the rulebook recommends to beginners. */
const defaultKingdom: readonly string[] = [
  'cellar',
  'market',
  'merchant',
  'militia',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'workshop',
];

const DEFAULT_PLAYERS = 2;
const SEED_DIGITS = 32;

/** The game that the options of `provincia play` ask for. They may be anything. */
export function playSetup(options: Record<string, unknown>): Result<Setup> {
  const { seed, players = DEFAULT_PLAYERS, kingdom } = options;
  return checkSetup(library, {
    rules: rulesVersion,
    seed: seed === undefined ? newSeed() : fullSeed(String(seed)),
    players,
    kingdom: kingdom === undefined ? defaultKingdom : String(kingdom).split(',').map(idOf),
  });
}

function newSeed(): string {
  return randomBytes(SEED_DIGITS / 2).toString('hex');
}

/** A short seed is the number it is; what is no seed at all is left for the engine to refuse. */
function fullSeed(typed: string): string {
  return /^[0-9a-f]+$/i.test(typed) ? typed.toLowerCase().padStart(SEED_DIGITS, '0') : typed;
}

/** The command that deals the same game again. */
export function commandOf({ seed, players, kingdom }: Setup): string {
  // Whoever came by `npm start` need not have the command itself.
  const program = process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'provincia play';
  const words = [program, '--seed', seed];
  if (players !== DEFAULT_PLAYERS) words.push('--players', String(players));
  if (kingdom.join() !== defaultKingdom.join()) words.push('--kingdom', kingdom.join(','));
  return words.join(' ');
}
