import type { CardText } from '../card-text.ts';
import type { Grammar } from '../noun.ts';

export const grammar = {
  articles: {
    el: { one: 'un', the: 'el', gender: 'm' },
    la: { one: 'una', the: 'la', gender: 'f' },
    /** Names that are plurals: "Jardines", "Chabolas". */
    los: { one: '', the: 'los', gender: 'm' },
    las: { one: '', the: 'las', gender: 'f' },
    /** "Sir Martin". */
    person: { one: '', the: '', gender: 'm' },
  },
  numbers: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
} as const satisfies Grammar;

export type Card = CardText<keyof typeof grammar.articles>;
