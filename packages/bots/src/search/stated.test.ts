import { expect, test } from 'vitest';
import { statedChance } from './stated.ts';

const shares = Array.from({ length: 101 }, (_, i) => i / 100);

test('what is certain stays so, however long the game', () => {
  for (const turns of [0, 5, 40]) {
    expect(statedChance({ share: 0, turns })).toBe(0);
    expect(statedChance({ share: 1, turns })).toBe(1);
  }
});

test('in a game of the same length, more games that were won are a better chance', () => {
  for (const turns of [0, 1, 10, 30]) {
    const chances = shares.map((share) => statedChance({ share, turns }));
    for (let i = 1; i < chances.length; i++) expect(chances[i]).toBeGreaterThan(chances[i - 1]);
  }
});

test('in the last turn, who wins every other game has an even chance', () => {
  expect(statedChance({ share: 0.5, turns: 0 })).toBe(0.5);
});
