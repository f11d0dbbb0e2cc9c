import { parse } from 'yaml';
import { z } from 'zod';

export const seatNames = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;

const cards = z.array(z.string());
const size = z.int().min(0);
/** How many cards a pile has, or of a mixed pile its cards, the first on top. */
const pile = z.union([size, cards]);
const seatName = z.string().regex(/^p[1-6]$/, 'players are p1 to p6');
const phase = z.enum(['action', 'buy']);

const givenSeat = z.strictObject({
  hand: cards.optional(),
  deck: cards.optional(),
  discard: cards.optional(),
  play: cards.optional(),
});

const bySeat = <T extends z.ZodType>(seat: T) => ({
  p1: seat.optional(),
  p2: seat.optional(),
  p3: seat.optional(),
  p4: seat.optional(),
  p5: seat.optional(),
  p6: seat.optional(),
});

const counters = { actions: size.optional(), buys: size.optional(), coins: size.optional() };

const given = z.strictObject({
  ...bySeat(givenSeat),
  ...counters,
  supply: z.record(z.string(), pile).default({}),
  trash: cards.default([]),
  turn: seatName.default('p1'),
  phase: phase.default('action'),
});

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

/** What YAML makes of a bare yes or of a place in the deck is a label all the same. */
const label = z.union([z.string(), z.boolean(), z.number()]).transform((value) => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
});

const step = z
  .record(seatName, z.union([label, z.array(label)]))
  .refine((players) => Object.keys(players).length === 1, 'a step is one player and their picks')
  .transform((players) => {
    const [[player, picks]] = Object.entries(players);
    return { player, picks: [picks].flat() };
  });

const scenario = z.strictObject({
  name: z.string(),
  rule: z.coerce.string(),
  players: z.int().min(2).max(6).default(2),
  kingdom: cards.default([]),
  given: given.prefault({}),
  do: z.array(step).default([]),
  then,
});

export type Scenario = z.output<typeof scenario>;
export type Step = Scenario['do'][number];
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
