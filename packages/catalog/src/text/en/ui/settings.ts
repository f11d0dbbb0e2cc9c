import type { WordsLike, WordTable } from '../../word-table.ts';

export const settings = {} satisfies WordTable;

export type Settings = WordsLike<typeof settings>;
