import type { Translation } from '@provincia/catalog';
import type { Rating, RatingKind } from '@provincia/protocol';

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

/** "Live · 2 players". */
export function ratingName(
  translation: Translation,
  { kind, players }: Pick<Rating, 'kind' | 'players'>,
): string {
  return `${ratingKindName(translation, kind)} · ${translation.say('ui.account.playersOf', { count: players })}`;
}
