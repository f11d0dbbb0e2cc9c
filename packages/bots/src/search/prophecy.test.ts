import { library } from '@provincia/cards';
import { type Bot, type Kind, type Outcome, Simulation } from '@provincia/engine';
import { expect, test } from 'vitest';
import { bigMoney } from '../big-money.ts';
import { seedOf } from '../plan/track.ts';
import { winningEnd } from './ending.ts';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Cards that count by others and that give purchases; of the rest those with which everybody knows what comes: not what
 * lies below the top of a mixed pile, and not what Masquerade passes.
 */
const special = [
  'gardens',
  'duke',
  'feodum',
  'nobles',
  'great-hall',
  'bridge',
  'market',
  'festival',
  'woodcutter',
];
const others = library.piles
  .filter(
    ({ id, home, kinds }) =>
      home === 'kingdom' && kinds.length === 1 && ![...special, 'masquerade'].includes(id),
  )
  .map(({ id }) => id);

function kingdomOf(random: (below: number) => number): string[] {
  const [some, rest] = [[...special], [...others]];
  const from = (piles: string[]) => piles.splice(random(piles.length), 1)[0];
  return Array.from({ length: 10 }, (_, i) => from(i < 5 ? some : rest));
}

/** Buys Provinces, and else anything at all, so that piles run out. */
function buyingAnything(random: (below: number) => number): Bot {
  return (decision, view) => {
    const { choices } = decision;
    const buys = choices.filter((one) => one.verb === 'buy' && one.card !== 'curse');
    if (buys.length === 0 || choices[0].verb === 'treasures') return bigMoney(decision, view);
    const province = buys.find(({ label }) => label === 'buy province');
    return [province !== undefined && random(3) > 0 ? province : buys[random(buys.length)]];
  };
}

/** What was foretold in the last turn of a game, before anything was bought in it. */
interface Prophecy {
  readonly seat: number;
  readonly turn: number;
  readonly way: readonly Kind[] | null;
}

/** A game in which everybody ends and wins as soon as that is foretold, in just that way. */
function play(simulation: Simulation, seed: number, players: number): { outcome: Outcome; last: Prophecy } {
  const random = numbers(seed);
  let last: Prophecy = { seat: -1, turn: 0, way: null };
  let bought = 0;
  const bot = buyingAnything(random);
  const believer: Bot = (decision, view) => {
    const isBuying = decision.kind === 'phase' && view.phase === 'buy';
    if (!isBuying || decision.choices[0].verb === 'treasures') return bot(decision, view);
    const { player: seat } = decision;
    if (last.seat !== seat || last.turn !== view.turn) {
      last = { seat, turn: view.turn, way: winningEnd(view) };
      bought = 0;
    }
    if (last.way === null) return bot(decision, view);
    return last.way.slice(bought++, bought).map(({ offers }) => offers.buy.times(1));
  };
  const outcome = simulation.play(seedOf(seed), new Array<Bot>(players).fill(believer), 0);
  return { outcome, last };
}

const games = Array.from({ length: 150 }, (_, n) => {
  const players = 2 + (n % 5);
  const simulation = new Simulation(library, { players, kingdom: kingdomOf(numbers(n)) });
  return play(simulation, n, players);
});

test('an end that is foretold to win comes at once, and wins', () => {
  const foretold = games.filter(({ last }) => last.way !== null);
  expect(foretold.length).toBeGreaterThan(50);
  expect(foretold.filter(({ last }) => (last.way as Kind[]).length > 1).length).toBeGreaterThan(10);
  for (const { outcome, last } of foretold) {
    expect(outcome).toMatchObject({ finished: true, winners: [last.seat] });
    expect(outcome.turns[last.seat]).toBe(last.turn);
  }
});

test('nobody ends and wins alone who was not foretold to', () => {
  const unforeseen = games.filter(({ last }) => last.way === null);
  expect(unforeseen.length).toBeGreaterThan(10);
  for (const { outcome, last } of unforeseen) expect(outcome.winners).not.toEqual([last.seat]);
});
