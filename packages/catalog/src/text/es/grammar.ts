import type { CardText } from '../card-text.ts';
import type { Grammar } from '../noun.ts';

export const grammar = {
  articles: {
    el: { one: 'un', the: 'el', gender: 'm' },
    la: { one: 'una', the: 'la', gender: 'f' },
    /** Names that are plurals or verbs, of which one could not say "one" or "two": "Jardines", "Remodelar". */
    carta: { one: 'una carta de', the: 'la carta de', gender: 'f' },
    /** "Sir Martin". */
    person: { one: '', the: '', gender: 'm' },
  },
  numbers: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
} as const satisfies Grammar;

export type Card = CardText<keyof typeof grammar.articles>;
