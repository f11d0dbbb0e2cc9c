import { Library } from '@provincia/engine';
import { base } from './base/index.ts';
import { darkAges, knights, ruins } from './dark-ages/index.ts';
import { intrigue } from './intrigue/index.ts';

/** All cards there are. */
export const library = new Library([...base, ...intrigue, ...darkAges], [knights, ruins]);
