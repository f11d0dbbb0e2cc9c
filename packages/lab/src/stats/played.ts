import { library } from '@provincia/cards';
import { refusal } from '@provincia/command';
import type { GameEvent } from '@provincia/engine';
import { Recording } from '../replay/recording.ts';
import type { ExportedGame } from './line.ts';

/** Which games are counted. */
export interface Wanted {
  readonly players?: number;
  /** A pile that the game has. */
  readonly pile?: string;
}

/** What one player did. */
interface PlayedSeat {
  /** The piles of which they gained a card, however that came about. */
  readonly gained: ReadonlySet<string>;
  /** What they bought in their first two turns, the dearest first; null if they had no two turns. */
  readonly opening: readonly string[] | null;
}

/** A game, played again. */
export interface PlayedGame {
  /** All piles, also those that are not in the supply. */
  readonly piles: readonly string[];
  readonly kingdom: readonly string[];
  /** The seat that had the first turn. */
  readonly first: number;
  /** By result, and so by resignations too. */
  readonly winners: readonly number[];
  /** Of the seat that had most. */
  readonly turns: number;
  readonly seats: readonly PlayedSeat[];
}

const OPENING_TURNS = 2;
/** A game that has so many answers is broken off by the server. */
const MOST_ANSWERS = 5000;

/** Of a mixed pile it is all the same which card lay on top. */
const pileOf = new Map(library.piles.flatMap((pile) => pile.kinds.map((kind) => [kind.id, pile.id])));
const costOf = (pile: string) => library.findPile(pile)?.kinds[0].cost.coins ?? 0;

/** Plays a game again; null if it is not wanted. Refuses one whose answers do not fit, or lead elsewhere. */
export function playAgain(exported: ExportedGame, { players, pile }: Wanted): PlayedGame | null {
  const recording = new Recording({ packed: exported.packed, names: [] }, 'stats');
  const { game, answers } = recording;
  const piles = game
    .view(null)
    .toJSON()
    .supply.map(({ pile }) => pile);
  if (players !== undefined && players !== game.setup.players) return null;
  if (pile !== undefined && !piles.includes(pile)) return null;
  const notes = new Notes(game.setup.players);
  for (const event of recording.opening) notes.take(event);
  for (const step of answers.keys()) for (const event of recording.take(step)) notes.take(event);
  checkEnd(recording, exported);
  return { piles, kingdom: game.setup.kingdom, winners: exported.winners, ...notes.result };
}

function checkEnd({ game, answers }: Recording, { winners, points, givenUp }: ExportedGame): void {
  if (game.decision !== null) {
    if (!givenUp && answers.length < MOST_ANSWERS) throw refusal('ends-early');
    return;
  }
  const { outcome } = game;
  const isSame = (ours: readonly number[], theirs: readonly number[]) => ours.join() === theirs.join();
  // Who gave up cannot win, whatever they had.
  if (!isSame(outcome.points, points) || (!givenUp && !isSame(outcome.winners, winners)))
    throw refusal('result-differs');
}

/** What is noted while a game is played. */
class Notes {
  readonly #gained: Set<string>[];
  readonly #bought: string[][];
  readonly #turns: number[];
  #first: number | null = null;

  constructor(seats: number) {
    this.#gained = Array.from({ length: seats }, () => new Set());
    this.#bought = Array.from({ length: seats }, () => []);
    this.#turns = new Array<number>(seats).fill(0);
  }

  take(event: GameEvent): void {
    const { player } = event;
    if (event.type === 'turn') {
      this.#first ??= player;
      this.#turns[player] = event.turn;
    } else if (event.type === 'gain') {
      for (const card of event.cards) this.#gained[player].add(pileOf.get(card) ?? card);
    } else if (event.type === 'buy' && this.#turns[player] <= OPENING_TURNS) {
      for (const card of event.cards) this.#bought[player].push(pileOf.get(card) ?? card);
    }
  }

  get result(): Pick<PlayedGame, 'first' | 'turns' | 'seats'> {
    return {
      first: this.#first ?? 0,
      turns: Math.max(...this.#turns),
      seats: this.#gained.map((gained, seat) => ({
        gained,
        opening: this.#turns[seat] < OPENING_TURNS ? null : this.#bought[seat].sort(byPrice),
      })),
    };
  }
}

function byPrice(one: string, other: string): number {
  return costOf(other) - costOf(one) || (one < other ? -1 : 1);
}
