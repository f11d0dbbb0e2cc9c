import type { WordsLike, WordTable } from '../../word-table.ts';

export const replay = {} satisfies WordTable;

export type Replay = WordsLike<typeof replay>;
