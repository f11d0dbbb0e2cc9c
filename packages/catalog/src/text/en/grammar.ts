import type { CardText } from '../card-text.ts';
import type { Grammar } from '../noun.ts';

export const grammar = {
  articles: {
    a: { one: 'a', the: 'the', gender: 'n' },
    an: { one: 'an', the: 'the', gender: 'n' },
    /** A name that is a plural: "Gardens". */
    plural: { one: '', the: 'the', gender: 'n' },
    /** "Sir Martin". */
    person: { one: '', the: '', gender: 'n' },
  },
  numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
} as const satisfies Grammar;

export type Card = CardText<keyof typeof grammar.articles>;
