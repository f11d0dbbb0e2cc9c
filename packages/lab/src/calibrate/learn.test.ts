import { statedChance } from '@provincia/bots';
import { expect, test } from 'vitest';
import { learnedFrom } from './learn.ts';
import { addForesight, addReliability, emptyReliability } from './reliability.ts';

/** So many positions with this foresight, of which this part was won. */
function foreseen(share: number, turns: number, won: number, positions = 1000) {
  const reliability = emptyReliability();
  for (let i = 0; i < positions; i++)
    addForesight(reliability, { share, turns }, i < won * positions ? 1 : 0);
  return reliability;
}

const logit = (share: number) => Math.log(share / (1 - share));

test('shares that come true are stated as they are', () => {
  const all = foreseen(0.3, 12, 0.3);
  addReliability(all, foreseen(0.8, 4, 0.8));
  const { share, turns } = learnedFrom(all);
  expect(share).toBeCloseTo(1);
  expect(turns).toBeCloseTo(0);
});

test('who wins more than is imagined the longer the game is states more', () => {
  const all = foreseen(0.5, 20, 0.7);
  addReliability(all, foreseen(0.5, 10, 1 / (1 + Math.exp(-logit(0.7) / 2))));
  const { turns } = learnedFrom(all);
  expect(turns).toBeCloseTo(logit(0.7) / 2, 2);
});

test('where imagined games say too much, chances go towards a half', () => {
  const all = foreseen(0.9, 0, 0.8);
  addReliability(all, foreseen(0.1, 0, 0.2));
  expect(learnedFrom(all).share).toBeCloseTo(logit(0.8) / logit(0.9), 2);
});

test('what is certain teaches nothing', () => {
  const all = foreseen(0.7, 5, 0.7);
  const without = learnedFrom(all);
  addReliability(all, foreseen(1, 5, 0.5));
  expect(learnedFrom(all)).toEqual(without);
  expect(statedChance({ share: 1, turns: 5 })).toBe(1);
  expect(() => learnedFrom(foreseen(0, 5, 0))).toThrow('nothing to learn from');
});
