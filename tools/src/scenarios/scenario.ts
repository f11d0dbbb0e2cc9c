import {
  bySeat,
  cards,
  counters,
  given,
  givenSeat,
  phase,
  pile,
  players,
  seatName,
  step,
} from '@provincia/position/schema';
import { parse } from 'yaml';
import { z } from 'zod';

const then = z.strictObject({
  ...bySeat(givenSeat.extend({ vp: z.int().optional() })),
  ...counters,
  supply: z.record(z.string(), pile).default({}),
  trash: cards.optional(),
  turn: seatName.optional(),
  phase: phase.optional(),
  asked: z.union([seatName, z.literal('nobody')]).optional(),
  over: z.boolean().optional(),
  winners: z.array(seatName).optional(),
});

const scenario = z.strictObject({
  name: z.string(),
  rule: z.coerce.string(),
  /** The version of the rules that it is about, if that is not the newest. */
  rules: z.int().optional(),
  players,
  kingdom: cards.default([]),
  given: given.prefault({}),
  do: z.array(step).default([]),
  then,
});

export type Scenario = z.output<typeof scenario>;
export type Then = Scenario['then'];

/** The scenarios of a file, each read by itself: one that is malformed does not hide the others. */
export function readScenarios(text: string): { name: string; scenario: Scenario | string }[] {
  const list: unknown = parse(text) ?? [];
  if (!Array.isArray(list)) throw new TypeError('a scenario file is a YAML list of scenarios');
  return list.map((item, i) => {
    const name = typeof item?.name === 'string' ? item.name : `scenario ${i + 1}`;
    const read = scenario.safeParse(item);
    return {
      name,
      scenario: read.success ? read.data : `is not a scenario:\n${z.prettifyError(read.error)}`,
    };
  });
}
