import data from '../data/puzzles.json' with { type: 'json' };
import type { Puzzle } from './puzzle.ts';

/** All puzzles that are shipped. New ones come at the end, so that each keeps its number. */
export const puzzles = data as readonly unknown[] as readonly Puzzle[];
