import { type CardId, cardName, facts, isCardId, type Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';
import { cardId } from '../names.ts';
import type { Doubt } from './doubts.ts';

interface DoubtWords {
  /** The card that it is about. */
  readonly source: CardId | null;
  readonly question: string;
  readonly why: string;
}

/** A doubt about ending something, not about taking a card. */
export type EndDoubt = Exclude<Doubt, { readonly card: string }>;

export function isAboutEnd(doubt: Doubt): doubt is EndDoubt {
  return !('card' in doubt);
}

/** What may be a slip, why, and how to go on all the same. */
export function doubtWords(translation: Translation, doubt: Doubt, { buys }: View): DoubtWords {
  const { say } = translation;
  switch (doubt.kind) {
    case 'last-card': {
      const card = cardName(translation, doubt.card);
      return {
        source: cardId(doubt.card),
        question: say('ui.table.endsGame'),
        why: say('ui.table.endsGameWhy', { card }),
      };
    }
    case 'junk':
      return {
        source: cardId(doubt.card),
        question: say('ui.table.doubt.buy', { card: cardName(translation, doubt.card) }),
        why: say(`ui.table.doubt.${junkOf(doubt.card)}`),
      };
    case 'actions': {
      const cards = new Intl.ListFormat(translation.language, { type: 'disjunction' }).format(
        doubt.cards.map((card) => cardName(translation, card)),
      );
      return {
        source: null,
        question: say('ui.table.doubt.endActions'),
        why: say('ui.table.doubt.actions', { cards }),
      };
    }
    case 'treasures':
      return {
        source: null,
        question: say('ui.table.doubt.endTurn'),
        why: say('ui.table.doubt.treasures', { coins: doubt.coins }),
      };
    case 'coins':
      return {
        source: null,
        question: say('ui.table.doubt.endTurn'),
        why: say('ui.table.doubt.coins', { coins: doubt.coins, buys }),
      };
  }
}

function junkOf(card: string): 'curse' | 'ruins' | 'copper' {
  const types = isCardId(card) ? facts[card].types : [];
  if (types.includes('curse')) return 'curse';
  return types.includes('ruins') ? 'ruins' : 'copper';
}
