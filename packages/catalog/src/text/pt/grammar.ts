import type { CardText } from '../card-text.ts';
import type { Grammar } from '../noun.ts';

export const grammar = {
  articles: {
    o: { one: 'um', the: 'o', gender: 'm' },
    a: { one: 'uma', the: 'a', gender: 'f' },
    /** Names that are plurals: "Jardins", "Ruínas". */
    os: { one: '', the: 'os', gender: 'm' },
    as: { one: '', the: 'as', gender: 'f' },
    /** "Sir Martin". */
    person: { one: '', the: '', gender: 'm' },
    /** "Dama Anna". */
    lady: { one: '', the: '', gender: 'f' },
  },
  numbers: [
    { m: 'dois', f: 'duas' },
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
  ],
} as const satisfies Grammar;

export type Card = CardText<keyof typeof grammar.articles>;
