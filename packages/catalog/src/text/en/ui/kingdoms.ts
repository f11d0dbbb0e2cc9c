import type { WordsLike, WordTable } from '../../word-table.ts';

export const kingdoms = {} satisfies WordTable;

export type Kingdoms = WordsLike<typeof kingdoms>;
