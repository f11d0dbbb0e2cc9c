import { expect, test } from 'vitest';
import { Track } from '../plan/track.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedStrategy } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { findRepertoire, improveRepertoire } from './book.ts';
import { Breeder } from './breeder.ts';
import { dot } from './mixture.ts';
import { type Repertoire, readRepertoire, writtenRepertoire } from './notation.ts';

/** Money, a rush on Gardens and Curses are all good for something here. */
const kingdom = 'cellar duke gardens great-hall ironworks moat scout secret-chamber vagrant witch'.split(' ');

const breeder = new Breeder(kingdom, 2);
breeder.improve(600_000);
const { members } = breeder;

test('several plans are known, and none of them can exploit their mixture', () => {
  expect(members.length).toBeGreaterThan(2);
  const mixture = members.map(({ weight }) => weight);
  expect(mixture.reduce((sum, weight) => sum + weight)).toBeCloseTo(1);
  for (const { results } of members) expect(dot(results, mixture)).toBeLessThan(0.52);
});

test('what one wins the other loses', () => {
  for (const [i, { results }] of members.entries())
    for (const [j, result] of results.entries()) expect(result + members[j].results[i]).toBeCloseTo(1);
});

test('whoever is played most beats Big Money', () => {
  const best = members.reduce((one, other) => (other.weight > one.weight ? other : one));
  const money = strategyBot(shippedStrategy('big-money') as Strategy);
  expect(new Track(kingdom, 2).value(best.bot, money, 40, 5_000_000)).toBeGreaterThan(0.7);
});

test('a repertoire that was kept is the same, also in another order of the kingdom', () => {
  const kept = new Map<string, string>();
  const sources = { book: kept, shipped: {}, most: 600_000 };
  const found = findRepertoire(sources, [...kingdom].reverse(), 2, 600_000);
  expect(writtenRepertoire(found)).toBe(writtenRepertoire(members));
  const [line] = kept.values();
  expect(writtenRepertoire(readRepertoire(line))).toBe(line);
  const again = findRepertoire({ ...sources, most: 0 }, kingdom, 2, 600_000);
  expect(writtenRepertoire(again)).toBe(line);
});

test('what cannot be read is bred anew', () => {
  const damaged = { get: () => '[{"weight":1,"results":[0.5],"buy":"gold: mony > 3"}]', set: () => {} };
  const found = findRepertoire({ book: damaged, shipped: {}, most: 0 }, kingdom, 2, 600_000);
  expect(found.length).toBeGreaterThan(2);
});

/** What one mixture gets against another. */
function valueAgainst(one: Repertoire, other: Repertoire): number {
  const track = new Track(kingdom, 2);
  const [ours, theirs] = [one, other].map((plans) =>
    plans
      .filter(({ weight }) => weight > 0)
      .map(({ strategy, weight }) => ({ bot: closing(strategyBot(strategy)), weight })),
  );
  return ours
    .flatMap((a) => theirs.map((b) => a.weight * b.weight * track.value(a.bot, b.bot, 60, 5_000_000)))
    .reduce((sum, part) => sum + part);
}

test('bred on from what is known it gets no worse, and the same every time', () => {
  const line = writtenRepertoire(members);
  const further = () => {
    let found = '';
    const book = { get: () => line, set: (_: string, written: string) => (found = written) };
    improveRepertoire(book, kingdom, 2, 600_000, 300_000);
    return found;
  };
  const better = further();
  expect(better).not.toBe(line);
  expect(further()).toBe(better);
  expect(valueAgainst(readRepertoire(better), members)).toBeGreaterThan(0.48);
});
