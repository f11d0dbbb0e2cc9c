import { expect, test } from 'vitest';
import { gamesOf, overall } from './figures.ts';
import { renderReport } from './page.ts';
import { emptyStatistics, mergeStatistics } from './statistics.ts';
import { played, summary } from './testing.ts';

const chunks = [played(0, 5), played(5, 25), played(25, 30)] as const;
const [a, b, c] = chunks;
const all = played(0, 30);

test('the games of several threads add up to those of one, however they are put together', () => {
  expect(mergeStatistics(mergeStatistics(a, b), c)).toEqual(all);
  expect(mergeStatistics(a, mergeStatistics(b, c))).toEqual(all);
  expect(mergeStatistics(mergeStatistics(c, a), b)).toEqual(all);
});

test('the report does not tell in which order they were put together', () => {
  const page = renderReport(all, summary);
  expect(renderReport(mergeStatistics(c, mergeStatistics(b, a)), summary)).toBe(page);
  expect(renderReport(JSON.parse(JSON.stringify(all)), summary)).toBe(page);
});

test('merging changes neither of the two', () => {
  const before = structuredClone(chunks);
  mergeStatistics(a, b);
  expect(chunks).toEqual(before);
});

test('nothing is the neutral element', () => {
  expect(mergeStatistics(emptyStatistics(2), a)).toEqual(a);
  expect(mergeStatistics(a, emptyStatistics(2))).toEqual(a);
});

test('every game counts once for each player', () => {
  expect(all.games).toBe(30);
  for (const player of all.players) expect(gamesOf(overall(player))).toBe(30);
  const [first, second] = all.players.map(overall);
  expect(first).toEqual({ won: second.lost, tied: second.tied, lost: second.won });
});
