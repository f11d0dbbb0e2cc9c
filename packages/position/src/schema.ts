import { z } from 'zod';

export const seatNames = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;

export const cards = z.array(z.string());
const size = z.int().min(0);
/** How many cards a pile has, or of a mixed pile its cards, the first on top. */
export const pile = z.union([size, cards]);
export const seatName = z.string().regex(/^p[1-6]$/, 'players are p1 to p6');
export const phase = z.enum(['action', 'buy']);
export const players = z.int().min(2).max(6).default(2);

const amounts = z.record(z.string(), size);
/** What lies on piles: by the pile, then by the name of the token. */
export const piles = z.record(z.string(), amounts);

/** How much lies on mats that all players share. */
export const mats = amounts;

export const givenSeat = z.strictObject({
  hand: cards.optional(),
  deck: cards.optional(),
  discard: cards.optional(),
  play: cards.optional(),
  /** Cards set aside. */
  aside: cards.optional(),
  /** The cards on mats, by the names of the mats: `island`. */
  mats: z.record(z.string(), cards).optional(),
  /** What a player keeps from turn to turn, by name. */
  tokens: amounts.optional(),
});

export type GivenSeat = z.output<typeof givenSeat>;

export const bySeat = <T extends z.ZodType>(seat: T) => ({
  p1: seat.optional(),
  p2: seat.optional(),
  p3: seat.optional(),
  p4: seat.optional(),
  p5: seat.optional(),
  p6: seat.optional(),
});

export const counters = {
  actions: size.optional(),
  buys: size.optional(),
  coins: size.optional(),
  potions: size.optional(),
};

/** A position: of a deck the first card is on top; a pile that is not named has its size at the start. */
export const given = z.strictObject({
  ...bySeat(givenSeat),
  ...counters,
  supply: z.record(z.string(), pile).default({}),
  piles: piles.optional(),
  mats: mats.optional(),
  trash: cards.default([]),
  turn: seatName.default('p1'),
  phase: phase.default('action'),
});
export type Given = z.output<typeof given>;

/** What YAML makes of a bare yes or of a place in the deck is a label all the same. */
export const label = z.union([z.string(), z.boolean(), z.number()]).transform((value) => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
});

/** What somebody picks: `play smithy`, `[copper, estate]`, `done`. */
export const picks = z.union([label, z.array(label)]).transform((labels) => [labels].flat());

/** One answer: `p1: play smithy`, `p2: [copper, estate]`, `p1: done`. */
export const step = z
  .record(seatName, picks)
  .refine((seats) => Object.keys(seats).length === 1, 'a step is one player and their picks')
  .transform((seats) => {
    const [[player, picks]] = Object.entries(seats);
    return { player, picks };
  });
export type Step = z.output<typeof step>;
