import type { Event, Sight } from '@provincia/protocol';

/** What is known of a replay at once. Its steps are its answers; step 0 is before the first of them. */
export interface ReplayFacts {
  readonly steps: number;
  readonly seats: number;
  readonly kingdom: readonly string[];
  /** The steps at which the turns began. */
  readonly turns: readonly { readonly step: number; readonly seat: number; readonly turn: number }[];
  /** By step, the points of each seat as the rules count them: with what nobody else could know. */
  readonly points: readonly (readonly number[])[];
  readonly gains: readonly { readonly step: number; readonly seat: number; readonly card: string }[];
  /** By step, how many events there were until then. */
  readonly told: readonly number[];
  /** Null if the game was not finished. */
  readonly result: Sight['result'];
}

/** Those of the facts that follow from what happened, by step; at 0 the dealing. */
export function happenings(
  steps: readonly (readonly Event[])[],
): Pick<ReplayFacts, 'turns' | 'gains' | 'told'> {
  let count = 0;
  return {
    turns: steps.flatMap((events, step) =>
      events.flatMap((event) =>
        event.type === 'turn' ? [{ step, seat: event.player, turn: event.turn }] : [],
      ),
    ),
    gains: steps.flatMap((events, step) =>
      events.flatMap((event) =>
        event.type === 'gain' ? event.cards.map((card) => ({ step, seat: event.player, card })) : [],
      ),
    ),
    told: steps.map(({ length }) => {
      count += length;
      return count;
    }),
  };
}
