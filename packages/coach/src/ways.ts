import { bigMoney, type KnownPlan, type PlanTitle } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Game, Simulation } from '@provincia/engine';
import type { Played } from './reviewer.ts';

/** A card that somebody gets: from which of their turns on, and how many of it in the end. */
export interface Acquired {
  readonly card: string;
  readonly turn: number;
  readonly count: number;
}

/** A way to win in a kingdom. JSON. */
export interface Way {
  readonly plan: PlanTitle;
  /** How often to play it so that nobody can exploit it, from 0 to 1. */
  readonly weight: number;
  /** Its results against all ways, in their order, and against somebody who buys only money and points. */
  readonly results: readonly number[];
  readonly againstMoney: number;
  /** In the order in which they come. */
  readonly gets: readonly Acquired[];
}

/** So many games against money tell enough: the error is 2.5 points. */
const GAMES = 400;
const MOST_TURNS = 60;

/** By then a deck is what it is to be, but for the points. */
const LATE = 16;

/** What comes in half of the games belongs to a plan. */
const USUALLY = 0.5;

/** What wins in a kingdom: the plans that are known, the one to be played most often first. */
export function waysOf(plans: readonly KnownPlan[], kingdom: readonly string[], players: number): Way[] {
  const order = plans.map((_, i) => i).sort((a, b) => plans[b].weight - plans[a].weight);
  return order.map((i) => {
    const plan = plans[i];
    return {
      plan: plan.title,
      weight: plan.weight,
      results: order.map((other) => plan.results[other]),
      againstMoney: shareAgainstMoney(plan.bot, kingdom, players),
      gets: usuallyGot(plan),
    };
  });
}

/** With more players the share is that of one among others who buy money. */
function shareAgainstMoney(bot: Bot, kingdom: readonly string[], players: number): number {
  const simulation = new Simulation(library, { players, kingdom }, MOST_TURNS);
  const seed = new Uint16Array(8);
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    seed[7] = game >> 1;
    const seat = game % players;
    const { winners } = simulation.play(seed, new Array<Bot>(players).fill(bigMoney).with(seat, bot), 0);
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won / GAMES;
}

function usuallyGot({ habit }: KnownPlan): Acquired[] {
  return inOrder(
    library.kinds.flatMap(({ id, index }) => {
      const more = (turn: number) => habit.mean(turn, index) - habit.mean(1, index);
      const count = Math.round(more(LATE));
      if (more(LATE) < USUALLY) return [];
      // What there is when a turn begins was got in the one before.
      let turn = 1;
      while (more(turn + 1) < USUALLY) turn++;
      return [{ card: id, turn, count }];
    }),
  );
}

/** The same for each player of a game, as far as it was played. */
export function acquiredIn({ setup, answers }: Played): Acquired[][] {
  const started = Game.start(library, setup);
  if (!started.ok) return [];
  const { game } = started.value;
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  const before = seats.map((seat) => game.view(seat).counts.slice());
  const turns = seats.map(() => new Map<number, number>());
  const look = () => {
    for (const seat of seats) {
      const view = game.view(seat);
      const { counts, turn } = view;
      for (let kind = 0; kind < counts.length; kind++)
        if (counts[kind] > before[seat][kind] && !turns[seat].has(kind)) turns[seat].set(kind, turn);
    }
  };
  for (const picks of answers) {
    const { decision } = game;
    if (decision === null || !game.answer(decision.player, { index: decision.index, picks }).ok) break;
    look();
  }
  return seats.map((seat) => {
    const { counts } = game.view(seat);
    return inOrder(
      [...turns[seat]].flatMap(([kind, turn]) => {
        const count = counts[kind] - before[seat][kind];
        return count > 0 ? [{ card: library.kinds[kind].id, turn, count }] : [];
      }),
    );
  });
}

function inOrder(acquired: readonly Acquired[]): Acquired[] {
  return [...acquired].sort((a, b) => a.turn - b.turn || b.count - a.count);
}
