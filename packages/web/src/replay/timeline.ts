import type { ReplaySource } from '../game-link/replay-source.ts';

type Timeline = Pick<ReplaySource, 'steps' | 'turns'>;

/** A turn with the steps that are taken in it: after the first of these numbers, up to the last. */
export interface TurnSpan {
  readonly seat: number;
  readonly turn: number;
  /** Whether it comes in addition: it has the number of the one before it. */
  readonly extra: boolean;
  readonly from: number;
  readonly to: number;
}

/** Once around the table. */
export interface Round {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

export function turnSpans({ turns, steps }: Timeline): readonly TurnSpan[] {
  return turns.map(({ step, seat, turn }, i) => ({
    seat,
    turn,
    extra: turns[i - 1]?.seat === seat && turns[i - 1].turn === turn,
    from: step,
    to: turns[i + 1]?.step ?? steps,
  }));
}

/** Which of the turns a step is in; the step that ends a turn already begins the next. */
export function turnAt(spans: readonly TurnSpan[], step: number): number {
  return Math.max(
    0,
    spans.findLastIndex(({ from }) => from <= step),
  );
}

export function roundsOf({ turns, steps }: Timeline): readonly Round[] {
  const starts = turns.filter(({ turn }, i) => turns.findIndex((other) => other.turn === turn) === i);
  return starts.map(({ turn, step }, i) => ({ turn, from: step, to: starts[i + 1]?.step ?? steps }));
}

/** Where the turn before begins; in the midst of a turn, where that one does. */
export function previousTurn(spans: readonly TurnSpan[], step: number): number {
  const here = turnAt(spans, step);
  if (spans.length === 0) return 0;
  return spans[here].from < step ? spans[here].from : spans[Math.max(0, here - 1)].from;
}

export function nextTurn(spans: readonly TurnSpan[], step: number): number {
  return spans[turnAt(spans, step)]?.to ?? step;
}

/** By round, the points that each seat has at its end. */
export function pointsByRound(rounds: readonly Round[], points: ReplaySource['points']): number[][] {
  return rounds.map(({ to }) => [...points[to]]);
}

/** By round, how many cards each seat has gained until its end. */
export function gainsByRound(
  rounds: readonly Round[],
  gains: ReplaySource['gains'],
  seats: number,
): number[][] {
  return rounds.map(({ to }) =>
    Array.from(
      { length: seats },
      (_, seat) => gains.filter((gain) => gain.seat === seat && gain.step <= to).length,
    ),
  );
}

/** What a seat has gained until a step: each card once with how many, in the order in which they first came. */
export function gainedBy(
  gains: ReplaySource['gains'],
  seat: number,
  step: number,
): readonly (readonly [card: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const gain of gains) {
    if (gain.seat === seat && gain.step <= step) counts.set(gain.card, (counts.get(gain.card) ?? 0) + 1);
  }
  return [...counts];
}
