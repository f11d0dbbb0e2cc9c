import {
  type ArrangedSeat,
  arrange,
  type Bot,
  type Choice,
  type Decision,
  eventFor,
  Game,
  type GameEvent,
  type OpenDecision,
  type Outcome,
  type Position,
  type Result,
  rulesVersion,
  type SeatView,
  type Setup,
  Simulation,
} from '@provincia/engine';
import { library } from './index.ts';

/** What the tests of this package need to get a game on the table. */

export const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];

/** Cards that ask in the middle, that attack, and that react; one victory card. */
export const kingdom = [
  'cellar',
  'gardens',
  'library',
  'militia',
  'moat',
  'sentry',
  'smithy',
  'thief',
  'throne-room',
  'witch',
];

/** The kingdom with these cards in place of its last ones. */
export const kingdomWith = (...cards: string[]): string[] =>
  [...cards, ...kingdom.filter((id) => !cards.includes(id))].slice(0, 10);

export const seedOf = (game: number): string => game.toString(16).padStart(32, '0');

export function setupOf(more: Partial<Setup> = {}): Setup {
  return { rules: rulesVersion, seed: seedOf(1), players: 2, kingdom, ...more };
}

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

export function startGame(more: Partial<Setup> = {}): { game: Game; events: GameEvent[] } {
  return unwrap(Game.start(library, setupOf(more)));
}

/** A position in the action phase of the first of these seats. */
export function layOut(seats: readonly Partial<ArrangedSeat>[], more: Partial<Position> = {}): Game {
  const position: Position = {
    setup: setupOf({ players: seats.length }),
    seats: seats.map((seat) => ({ turns: 1, ...seat })),
    supply: {},
    trash: [],
    onTurn: 0,
    phase: 'action',
    actions: 1,
    buys: 1,
    coins: 0,
    ...more,
  };
  return unwrap(arrange(library, position));
}

/** The same in a game with these cards in its kingdom. */
export function withCards(
  cards: readonly string[],
  seats: readonly Partial<ArrangedSeat>[],
  more: Partial<Position> = {},
): Game {
  return layOut(seats, {
    setup: setupOf({ players: seats.length, kingdom: kingdomWith(...cards) }),
    ...more,
  });
}

/** Answers for whoever is asked. */
export function answer(game: Game, ...picks: string[]): readonly GameEvent[] {
  const { decision } = game;
  return unwrap(game.answer(decision?.player, { index: decision?.index, picks }));
}

export function asked(game: Game): OpenDecision {
  if (game.decision === null) throw new Error('nothing is asked');
  return game.decision;
}

export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** What somebody sees of a game. */
export function seen(game: Game, viewer: number | null): SeatView {
  return copyOf(game.view(viewer).toJSON());
}

/** What somebody is told, event by event: how many cards if they do not see which. */
export function told(
  events: readonly GameEvent[],
  type: GameEvent['type'],
  viewer: number | null,
): unknown[] {
  return events
    .filter((event) => event.type === type)
    .map((event) => eventFor(event, viewer))
    .map((event) => ('cards' in event ? event.cards : 'count' in event ? event.count : null));
}

/** All that somebody can read in their view and in these events. */
export function wordsOf(game: Game, events: readonly GameEvent[], viewer: number | null): string {
  return JSON.stringify([game.view(viewer), events.map((event) => eventFor(event, viewer))]);
}

/** All that there is to see of a game from outside: what is saved, what is asked and what everybody sees. */
export function everythingOf(game: Game): unknown {
  const seats = [...game.table.state.seats.keys(), null];
  return copyOf({
    saved: game.save(),
    decision: game.decision,
    views: seats.map((seat) => game.view(seat).toJSON()),
    outcome: game.outcome,
  });
}

/** Numbers that look random and are the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Anything that may be answered, except that it plays its treasures and does not buy Coppers and Curses. */
function randomChoices({ kind, choices, min, max }: Decision, random: (below: number) => number): Choice[] {
  const all = choices.flatMap((choice) => Array<Choice>(choice.count).fill(choice));
  if (kind !== 'phase') {
    const picks = [];
    for (let n = min + random(max - min + 1); n > 0; n--) picks.push(...all.splice(random(all.length), 1));
    return picks;
  }
  if (all[0].verb === 'treasures') return [all[0]];
  const useful = all.filter(({ label }) => label !== 'buy copper' && label !== 'buy curse');
  return useful.length === 0 ? [] : [useful[random(useful.length)]];
}

/** The same by their labels. */
export function randomPicks(decision: Decision, random: (below: number) => number): string[] {
  return randomChoices(decision, random).map(({ label }) => label);
}

/** The offered choices with these labels; what is not offered is a choice that nobody could have made. */
export function choicesOf({ choices }: Pick<Decision, 'choices'>, ...labels: string[]): Choice[] {
  return labels.map((label) => choices.find((one) => one.label === label) ?? invented(label));
}

function invented(label: string): Choice {
  return { label, count: 1, verb: 'choose', option: label };
}

export function randomBot(seed: number): Bot {
  const random = numbers(seed);
  return (decision) => randomChoices(decision, random);
}

interface RecordedGame {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
  readonly outcome: Outcome;
}

/** Ten piles of all sets. */
export function randomKingdom(seed: number): string[] {
  const random = numbers(seed);
  const piles = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);
  return Array.from({ length: 10 }, () => piles.splice(random(piles.length), 1)[0]);
}

/** A whole game of players who do anything. */
export function recordGame(game: number, more: Partial<Setup> = {}): RecordedGame {
  const players = more.players ?? 2;
  const setup = setupOf({ seed: seedOf(game), players, first: game % players, ...more });
  const answers: (readonly string[])[] = [];
  const bots = Array<Bot>(players).fill(randomBot(game));
  const outcome = new Simulation(library, setup).play(setup.seed, bots, game % players, answers);
  return { setup, answers, outcome };
}

/** How far counts are from the expected ones, which may be one number for all. */
export function chiSquare(counts: readonly number[], expected: number | readonly number[]): number {
  const at = (i: number) => (typeof expected === 'number' ? expected : expected[i]);
  return counts.reduce((sum, count, i) => sum + (count - at(i)) ** 2 / at(i), 0);
}

/** The 99.99 % quantile of chi-square, after Wilson and Hilferty: a little too much where the freedom is small. */
export function chiSquareLimit(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}
