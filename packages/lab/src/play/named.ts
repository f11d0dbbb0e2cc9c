import { type CardId, cardIds, plain } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import { allNames } from '@provincia/catalog/names';
import { cardFinder } from '../input/cards.ts';

/**
 * The cards that somebody may mean: that of this name, or else those whose names begin so. Names in all languages are
 * known; what begins so in the language that is shown comes before the others.
 */
export function cardsCalled(typed: string, { cards }: CommandTranslation): readonly CardId[] {
  const wanted = plain(typed);
  const exactly = cardFinder({ cards })(typed);
  if (wanted === '' || exactly !== undefined) return exactly === undefined ? [] : [exactly];
  const begins = (names: readonly string[]) => names.some((name) => plain(name).startsWith(wanted));
  const shown = cardIds.filter((id) => begins([cards[id].name]));
  return shown.length > 0 ? shown : cardIds.filter((id) => begins([id, ...allNames[id]]));
}
