import type { CardText } from '../card-text.ts';
import type { Grammar } from '../noun.ts';

/** In the accusative: cards are what somebody does something with. */
export const grammar = {
  articles: {
    der: { one: 'einen', the: 'den', gender: 'm' },
    die: { one: 'eine', the: 'die', gender: 'f' },
    das: { one: 'ein', the: 'das', gender: 'n' },
    /** Names that are plurals: „Gärten“. Other words go with them as with a feminine: „auf ihren Stapel“. */
    plural: { one: '', the: 'die', gender: 'f' },
    /** „Sir Martin“. */
    sir: { one: '', the: '', gender: 'm' },
    /** „Dame Anna“. */
    dame: { one: '', the: '', gender: 'f' },
  },
  numbers: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
} as const satisfies Grammar;

export type Card = CardText<keyof typeof grammar.articles>;
