import type { WordsLike, WordTable } from '../../word-table.ts';

export const account = {} satisfies WordTable;

export type Account = WordsLike<typeof account>;
