import { fillUp, library } from '@provincia/cards';
import { type ArrangedSeat, arrange, type Game, type Result, refused, rulesVersion } from '@provincia/engine';
import { bringersOf, matNamed } from './names.ts';
import type { Given, GivenSeat } from './schema.ts';

/** A position with the game around it. What is not named of the ten piles is filled up. */
export interface GivenGame {
  /** The version of the rules; without it the newest. */
  readonly rules?: number | undefined;
  readonly players: number;
  readonly kingdom: readonly string[];
  /** Basic piles that are not in every game. */
  readonly basics?: readonly string[];
  readonly given: Given;
}

/** The seat that a name such as `p2` is for. */
export function seatOf(name: string): number {
  return Number(name.slice(1)) - 1;
}

/** A game that goes on from there, always with the same luck; or why there is no such position. */
export function arranged({
  rules = rulesVersion,
  players,
  kingdom,
  basics = [],
  given,
}: GivenGame): Result<Game> {
  const {
    supply,
    piles = {},
    mats = {},
    trash,
    turn,
    phase,
    actions = 1,
    buys = 1,
    coins = 0,
    potions = 0,
    ...seats
  } = given;
  const onTurn = seatOf(turn);
  const stranger = [...Object.keys(seats), turn].find((name) => seatOf(name) >= players);
  if (stranger !== undefined) return refused('position', `there is no ${stranger} in a game of ${players}`);
  const unknown = basics.find((id) => library.findPile(id)?.home !== 'basic');
  if (unknown !== undefined)
    return refused('position', `there is no basic pile "${unknown}" in this program`);
  const named = Object.entries(seats);
  const ten = [...new Set([...kingdom, ...bringersOf(given, kingdom)])];
  return arrange(library, {
    setup: {
      rules,
      seed: '0'.repeat(32),
      players,
      kingdom: fillUp(kingdom.length < ten.length && ten.length <= 10 ? ten : kingdom),
      first: 0,
      colonies: library.colonies.some(({ id }) => basics.includes(id)),
    },
    seats: Array.from({ length: players }, (_, seat) => ({
      ...seatFrom(named.find(([name]) => seatOf(name) === seat)?.[1]),
      turns: seat <= onTurn ? 1 : 0,
    })),
    supply,
    tokens: piles,
    mats: Object.fromEntries(Object.entries(mats).filter(([, count]) => count > 0)),
    trash,
    onTurn,
    phase,
    actions,
    buys,
    coins,
    potions,
  });
}

/** An empty mat, or none of some tokens, is the same as nothing, also in a game without them. */
function seatFrom({ mats = {}, tokens = {}, ...zones }: GivenSeat = {}): Omit<ArrangedSeat, 'turns'> {
  const lying = Object.entries(mats).filter(([, cards]) => cards.length > 0);
  return {
    ...zones,
    ...Object.fromEntries(lying.map(([name, cards]) => [matNamed(name), cards])),
    counters: Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0)),
  };
}
