/** What plans are about. */
export const planKinds = [
  'money',
  'engine',
  'chain',
  'megaturn',
  'rush',
  'points',
  'curses',
  'piles',
  'slog',
  'unknown',
] as const;

export type PlanKind = (typeof planKinds)[number];

/** A plan in short: what it is about, and the card that it is built on, if there is one. */
export interface PlanTitle {
  readonly kind: PlanKind;
  readonly card: string | null;
}
