import { expect, test } from 'vitest';
import { strategy } from '../strategy/testing.ts';
import { best, runnerWith } from './runner.ts';

const money = strategy('name: Money\nbuy:\n  - province\n  - silver\n');

function runner(family: number, rounds: number, value: number) {
  return Object.assign(runnerWith(money, family), { rounds, score: rounds * value });
}

test('who was good for long comes before who was better for a moment, and who has not played comes last', () => {
  const [steady, lucky, poor, idle] = [
    runner(1, 100, 0.55),
    runner(2, 2, 0.65),
    runner(3, 100, 0.3),
    runner(4, 0, 0),
  ];
  expect(best([idle, poor, lucky, steady], 4)).toEqual([steady, lucky, poor, idle]);
});

test('a family has no more places than it may, as long as there are others', () => {
  const large = [0.9, 0.8, 0.7].map((value) => runner(1, 10, value));
  const others = [0.2, 0.1].map((value, i) => runner(2 + i, 10, value));
  expect(best([...others, ...large], 3, 2)).toEqual([large[0], large[1], others[0]]);
  expect(best([...others, ...large], 5, 2)).toEqual([large[0], large[1], ...others, large[2]]);
  expect(best([...others, ...large], 3)).toEqual(large);
});
