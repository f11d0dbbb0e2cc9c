import type { Translation } from '@provincia/catalog';
import type { RatingKind } from '@provincia/protocol';

/** In the order in which they are shown. */
export const RATING_KINDS: readonly RatingKind[] = ['live', 'day', 'program'];

const words = {
  live: 'ui.byDay.kindLive',
  day: 'ui.byDay.kindDay',
  program: 'ui.profile.kindProgram',
} as const;

/** "Live", "By the day", "Programs". */
export function ratingKindName({ say }: Translation, kind: RatingKind): string {
  return say(words[kind]);
}
