import type { Tape } from '@provincia/protocol';
import { sightOnTape } from '@provincia/protocol/sight-change';
import { happenings } from './replay-facts.ts';
import type { ReplaySource } from './replay-source.ts';

/** A game that is shown as it was seen: nobody knows the rules any more by which it could be played again. */
export function tapeSource(tape: Tape, kingdom: readonly string[]): ReplaySource {
  const stepsOf = (seat: number | null) => {
    const { first, changes } = tape.seen[seat === null ? 0 : seat + 1];
    return [first, ...changes].map(({ events }) => events);
  };
  const steps = tape.points.length - 1;
  return {
    steps,
    seats: tape.seen.length - 1,
    kingdom,
    points: tape.points,
    ...happenings(stepsOf(null)),
    result: sightOnTape(tape, steps, null).result,
    at: async (step, seat) => sightOnTape(tape, step, seat),
    events: async (seat) => stepsOf(seat).flat(),
    close: () => {},
  };
}
