import { Refusal } from '@provincia/command';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const read = (line: string) => readOptions(line.split(' ').filter((word) => word !== ''));

describe('the options', () => {
  it('have defaults', () => {
    expect(read('')).toEqual({
      games: 300,
      seed: '1',
      players: { least: 2, most: 6 },
      set: null,
      only: null,
      oneIn: 1,
    });
  });

  it('can come in any order', () => {
    const options = { games: 5, seed: '7', players: { least: 3, most: 3 }, set: 'base', only: 2, oneIn: 4 };
    expect(read('--players 3 --only 2 --seed 7 --one-in 4 --games 5 --set base')).toEqual(options);
    expect(read('--one-in 4 --set base --games=5 --seed 7 --only 2 --players 3-3')).toEqual(options);
  });

  it.each([
    '--games',
    '--games 0',
    '--games many',
    '--games -1',
    '--games 1.5',
    '--seed x',
    '--seed 1e3',
    '--seed 1 --seed 2',
    '--players 1',
    '--players 7',
    '--players 4-2',
    '--players 2-',
    '--set none',
    '--only 0',
    '--one-in 0',
    '--speed 3',
    'games 3',
    '--games=',
  ])('%s is refused in one sentence', (line) => {
    expect(() => read(line)).toThrow(Refusal);
    expect(() => read(line)).toThrow(/^[^\n]+\.$/);
  });
});
