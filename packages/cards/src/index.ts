import { Library } from '@provincia/engine';
import { base } from './base/index.ts';

/** All cards there are. */
export const library = new Library(base);
