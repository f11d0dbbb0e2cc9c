import { base } from './base.ts';
import { chronicle } from './chronicle.ts';
import { darkAges } from './dark-ages.ts';
import { grammar } from './grammar.ts';
import { intrigue } from './intrigue.ts';
import { prosperity } from './prosperity.ts';
import { seaside } from './seaside.ts';
import { ui } from './ui/index.ts';
import { words as own } from './words.ts';

export { grammar };

export const cards = { ...base, ...intrigue, ...darkAges, ...seaside, ...prosperity };

export const words = { ...own, chronicle, ui };
