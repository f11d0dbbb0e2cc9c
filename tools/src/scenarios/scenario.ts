import {
  bySeat,
  cards,
  counters,
  given,
  givenSeat,
  label,
  mats,
  phase,
  picks,
  pile,
  piles,
  players,
  seatName,
} from '@provincia/position/schema';
import { z } from 'zod';

const asked = z.strictObject({
  who: seatName,
  min: z.int().optional(),
  max: z.int().optional(),
  /** In any order; `done` if none can be picked. Of equal cards one, or all of them. */
  choices: z.array(label).optional(),
});

const outcome = z.strictObject({
  ...bySeat(givenSeat.extend({ vp: z.int().optional() })),
  ...counters,
  supply: z.record(z.string(), pile).default({}),
  piles: piles.default({}),
  mats: mats.default({}),
  trash: cards.optional(),
  turn: seatName.optional(),
  phase: phase.optional(),
  asked: z
    .union([z.literal('nobody'), seatName, asked], {
      error: '"asked" is p1 to p6, nobody, or a block with who, and min, max and choices',
    })
    .optional(),
  over: z.boolean().optional(),
  winners: z.array(seatName).optional(),
});
export type Then = z.output<typeof outcome>;
const then = outcome.optional();

/** An answer, one that is refused, or a look at how things stand. */
export type ScenarioStep =
  | { readonly player: string; readonly picks: readonly string[]; readonly isRefused: boolean }
  | { readonly check: Then };

const answer = picks.transform((labels) => ({ picks: labels, isRefused: false }));
const refused = z.strictObject({ refused: picks }).transform((answer) => ({
  picks: answer.refused,
  isRefused: true,
}));

const step = z.record(z.string(), z.unknown()).transform((fields, context): ScenarioStep => {
  const [[key, value], ...more] = Object.entries(fields).concat([['', null]]);
  if (more.length !== 1) return fault(context, 'A step is one player with their picks, or "then".');
  if (key === 'then') return inside(outcome, value, key, context, (check) => ({ check }));
  if (!seatName.safeParse(key).success)
    return fault(context, `"${key}" is neither a player, p1 to p6, nor "then".`);
  const isBlock = typeof value === 'object' && !Array.isArray(value);
  const read = (isBlock ? refused : answer).safeParse(value);
  if (!read.success)
    return fault(context, `What ${key} picks is a label, a list of labels, or {refused: ...}.`);
  return { player: key, ...read.data };
});

function fault(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Reads a part of a step, and names it where something in it is wrong. */
function inside<S extends z.ZodType, T>(
  schema: S,
  value: unknown,
  key: string,
  context: z.core.$RefinementCtx,
  make: (read: z.output<S>) => T,
): T {
  const read = schema.safeParse(value);
  if (read.success) return make(read.data);
  for (const { message, path } of read.error.issues)
    context.addIssue({ code: 'custom', message, path: [key, ...path] });
  return z.NEVER;
}

export const scenarioSchema = z
  .strictObject({
    name: z.string(),
    rule: z.coerce.string(),
    /** The version of the rules that it is about, if that is not the newest. */
    rules: z.int().optional(),
    players,
    kingdom: cards.default([]),
    /** Basic piles that are not in every game. */
    basics: cards.default([]),
    given: given.prefault({}),
    do: z.array(step).default([]),
    then,
  })
  .refine((scenario) => scenario.then !== undefined || scenario.do.some(isChecked), {
    error: 'A scenario checks something: with "then", in a step too, or with "refused".',
  });

function isChecked(step: ScenarioStep): boolean {
  return 'check' in step || step.isRefused;
}

export type Scenario = z.output<typeof scenarioSchema>;
