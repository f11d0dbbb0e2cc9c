import type { WordsLike, WordTable } from '../../word-table.ts';

export const table = {} satisfies WordTable;

export type Table = WordsLike<typeof table>;
