import { base } from './base.ts';
import { darkAges } from './dark-ages.ts';
import { intrigue } from './intrigue.ts';

export { words } from './words.ts';

export const cards = { ...base, ...intrigue, ...darkAges };
