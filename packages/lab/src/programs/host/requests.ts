import { shapeOf } from '@provincia/bots';
import { fillUp } from '@provincia/cards';
import { refusal } from '@provincia/command';
import { rulesVersion, type Setup } from '@provincia/engine';
import { type Entrant, entrantCalled } from '../../input/entrant.ts';
import { kingdomOption } from '../../input/kingdom.ts';
import { seedOption } from '../../input/seed.ts';
import { drawKingdoms } from '../../kingdom/draw.ts';
import { wishesOf } from '../../kingdom/options.ts';

/** The seat of whoever asks for the game. */
const YOU = 'you';
const RANDOM = 'random';
const MOST_SEATS = 6;

/** A game that was asked for: where it starts, and who sits where; null for the one who asks. */
export interface Requested {
  readonly setup: Setup;
  readonly seats: readonly (Exclude<Entrant, { program: unknown }> | null)[];
}

/** Reads what a start asks for, or refuses it in a sentence. */
export function requestedBy({
  seed,
  kingdom,
  colonies,
  seats = [YOU, YOU],
}: Record<string, unknown>): Requested {
  if (!isListOfNames(seats) || seats.length < 2 || seats.length > MOST_SEATS || !seats.includes(YOU)) {
    throw refusal('host-seats', { most: MOST_SEATS });
  }
  const players = seats.map((name) => (name === YOU ? null : opponentCalled(name)));
  if (colonies !== undefined && typeof colonies !== 'boolean') throw refusal('host-colonies');
  const ofGame = seedOption(seed === undefined ? undefined : String(seed));
  const named = shapeOf(kingdomOf(kingdom, players, ofGame), seats.length);
  const said = colonies ?? (named.colonies || undefined);
  const setup = {
    rules: rulesVersion,
    seed: ofGame,
    players: seats.length,
    kingdom: named.kingdom,
    first: 0,
    ...(said !== undefined && { colonies: said }),
  };
  return { setup, seats: players };
}

function opponentCalled(name: string): Exclude<Entrant, { program: unknown }> {
  const entrant = entrantCalled(name);
  if ('program' in entrant) throw refusal('host-program', { name });
  return entrant;
}

/** A list of cards, the name of a kingdom, one at random, or one with what the opponents would buy. */
function kingdomOf(kingdom: unknown, players: Requested['seats'], seed: string): readonly string[] {
  if (kingdom === RANDOM) return drawKingdoms(wishesOf({}), seed, 1)[0];
  if (isListOfNames(kingdom)) return kingdomOption(kingdom.join(), 'kingdom');
  if (typeof kingdom === 'string') return kingdomOption(kingdom, 'kingdom');
  return fillUp([...new Set(players.flatMap((player) => player?.piles ?? []))]);
}

function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
