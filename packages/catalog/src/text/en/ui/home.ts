import type { WordsLike, WordTable } from '../../word-table.ts';

export const home = {} satisfies WordTable;

export type Home = WordsLike<typeof home>;
