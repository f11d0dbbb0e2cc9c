import type { Given, Step as Scripted } from '@provincia/position';

/** A lesson: scenes with steps, and one sentence to remember. `T` is a text: in all languages as it is written, in one as it is shown. */
export interface Lesson<T = string> {
  readonly id: string;
  /** Its place in the course. */
  readonly number: number;
  readonly title: T;
  /** What it teaches, in one sentence. */
  readonly teaches: T;
  readonly minutes: number;
  /** The card whose picture stands for it. */
  readonly card: string;
  readonly remember: T;
  readonly scenes: readonly Scene<T>[];
}

export type Scene<T = string> = TableScene<T> | ReviewScene<T>;

/** A position at the table. The learner is p1; the others answer as it is written down, and then as the easy level does. */
export interface TableScene<T = string> {
  readonly players: number;
  readonly kingdom: readonly string[];
  readonly given: Given;
  readonly rivals: readonly Scripted[];
  readonly steps: readonly Step<T>[];
}

/** The review of a game that was played, from `lessons/reviews`. */
export interface ReviewScene<T = string> {
  readonly review: string;
  readonly steps: readonly Step<T>[];
}

/** One thing that is said. It asks for an answer at the table, or for one of some options; or it is only read. */
export interface Step<T = string> {
  readonly say: T;
  readonly point?: Point;
  readonly answer?: readonly Rule<T>[];
  readonly choose?: readonly Option<T>[];
}

/** What is said to some answers. The first rule that fits an answer counts. */
export interface Rule<T = string> {
  /** Goes on; is done, and the step asks once more; or is explained and taken back. */
  readonly verdict: 'accept' | 'stay' | 'explain';
  readonly when: Pattern;
  readonly reply?: T;
  readonly point?: Point;
}

export interface Option<T = string> {
  readonly option: T;
  readonly verdict: 'accept' | 'explain';
  readonly reply: T;
}

/** Which answers are meant. */
export type Pattern =
  | { readonly kind: 'anything' }
  /** Exactly these picks, in any order unless the order means something. */
  | { readonly kind: 'picks'; readonly picks: readonly string[] }
  | ({ readonly kind: 'all' } & Conditions);

/** Each pick has to be so; `count` and `with` are about the picks together. */
export interface Conditions {
  readonly verb?: string;
  readonly card?: readonly string[];
  readonly type?: string;
  readonly cost?: Range;
  readonly count?: Range;
  /** Labels that are among the picks. */
  readonly with?: readonly string[];
}

/** From one number to another, both included; null where there is no end. */
export type Range = readonly [from: number, to: number | null];

/** What a step shows: a thing on the table or in a review, some of which need a name. */
export interface Point {
  readonly at: Place;
  readonly of?: string;
}

/** Things that are there once. */
export const places = [
  'hand',
  'supply',
  'play',
  'deck',
  'discard',
  'trash',
  'actions',
  'buys',
  'coins',
  'log',
  'prompt',
  'rival',
  'result',
] as const;

/** Things that need a name. */
export const namedPlaces = ['card', 'pile', 'button'] as const;

/** Parts of a review. */
export const reviewPlaces = ['curve', 'players', 'ways', 'decisions'] as const;

export type Place = (typeof places)[number] | (typeof namedPlaces)[number] | (typeof reviewPlaces)[number];

export function isReview<T>(scene: Scene<T>): scene is ReviewScene<T> {
  return 'review' in scene;
}
