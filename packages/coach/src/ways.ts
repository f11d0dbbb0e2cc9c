import { bigMoney, type KnownPlan } from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game } from '@provincia/engine';
import { contestOf } from './contest.ts';
import type { Acquired, Ways } from './review.ts';
import type { Played } from './reviewer.ts';

/** No more ways are told of, and no fewer if there are so many, even if they are much alike. */
const MOST = 5;
const FEWEST = 3;

/** It takes half a second. */
const ANSWERS = 400_000;

/** Who wins less than this part of an even share against money alone has no way to win. */
const POOR = 0.5;

/** By then a deck is what it is to be, but for the points. */
const LATE = 16;

/** What comes in half of the games belongs to a plan. */
const USUALLY = 0.5;

/** What wins in a kingdom by the plans that are known, found out in games with about so many answers in all. */
export function waysOf(
  plans: readonly KnownPlan[],
  kingdom: readonly string[],
  players: number,
  answers = ANSWERS,
): Ways {
  const best = different(
    plans.toSorted((a, b) => b.weight - a.weight || worthOf(b, plans) - worthOf(a, plans)),
  );
  const bots = best.map(({ bot }) => bot);
  const { games, shares } = contestOf(bots, bigMoney, kingdom, players, answers);
  const againstMoney = shares.map((row) => row[best.length] ?? 0);
  const good = best.flatMap((plan, i) => (i === 0 || againstMoney[i] >= POOR / players ? [{ plan, i }] : []));
  return {
    games,
    best: good.map(({ plan, i }) => ({
      plan: plan.title,
      weight: plan.weight,
      shares: good.map((other) => shares[i][other.i]),
      againstMoney: againstMoney[i],
      gets: usuallyGot(plan),
    })),
  };
}

/** What a plan is worth against the mixture of all. */
function worthOf({ results }: KnownPlan, plans: readonly KnownPlan[]): number {
  return results.reduce((sum, result, i) => sum + result * plans[i].weight, 0);
}

/** Of plans that are called the same the best, and others only where there is hardly anything else to tell of. */
function different(plans: readonly KnownPlan[]): KnownPlan[] {
  const nameOf = ({ title: { kind, card } }: KnownPlan) => `${kind} ${card}`;
  const isFirst = (plan: KnownPlan) => plans.find((other) => nameOf(other) === nameOf(plan)) === plan;
  const firsts = plans.filter(isFirst).slice(0, MOST);
  const rest = plans.filter((plan) => !isFirst(plan)).slice(0, Math.max(0, FEWEST - firsts.length));
  return plans.filter((plan) => firsts.includes(plan) || rest.includes(plan));
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
