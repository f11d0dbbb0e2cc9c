import { namesIn } from './names.ts';
import { cards as de } from './text/de/index.ts';
import { cards as en } from './text/en/index.ts';
import { cards as es } from './text/es/index.ts';
import { cards as pt } from './text/pt/index.ts';

/** What the cards are called in all languages. A browser gets the table without the texts (`web/build/card-names.ts`). */
export const allNames = namesIn([en, es, pt, de]);
