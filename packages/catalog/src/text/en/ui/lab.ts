import type { WordsLike, WordTable } from '../../word-table.ts';

export const lab = {} satisfies WordTable;

export type Lab = WordsLike<typeof lab>;
