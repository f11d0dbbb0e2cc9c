import { cardName } from '@provincia/catalog';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { underWords } from '../trays/tray-words.ts';
import { useCardWords } from '../useCardWords.ts';
import type { Group } from './grouped.ts';
import type { Laid } from './laid-out.ts';

/** What equal cards in play have to do with what is asked, and what is said of them aloud. */
export function usePlayed(group: Group, { groups, later, under }: Laid) {
  const translation = useTranslation();
  const { say } = translation;
  const cardWords = useCardWords();
  const { sight, choosing } = useTable();
  const asks = sight.decision?.source === group.as;
  const offer = choosing.offers.play.get(group.as);
  const mates = groups.filter((other) => other !== group).map(({ as }) => cardName(translation, as));
  const isMain = group === groups.at(-1);
  const words = [
    cardWords(cardId(group.card)),
    group.count > 1 ? `×${group.count}` : '',
    asks ? say('ui.table.asksYou') : '',
    later > 0 ? say('ui.table.nextTurn') : '',
    mates.length > 0 ? say('ui.table.staysWith', { cards: mates.join(', ') }) : '',
    isMain && under.length > 0 ? underWords(translation, under) : '',
    offer === undefined ? '' : say('ui.table.canBeChosen'),
  ];
  return {
    asks,
    offer,
    words: words.filter((part) => part !== '').join(', '),
    choose: () => offer && choosing.choose(offer.label),
  };
}
