import type { Translation } from '@provincia/catalog';
import type { RatingKind } from '@provincia/protocol';

/** "Live", "By the day". */
export function ratingKindName({ say }: Translation, kind: RatingKind): string {
  return say(kind === 'day' ? 'ui.byDay.kindDay' : 'ui.byDay.kindLive');
}
