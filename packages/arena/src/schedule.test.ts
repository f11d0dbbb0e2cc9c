import { expect, test } from 'vitest';
import { type Chunk, Schedule } from './schedule.ts';

function allOf(schedule: Schedule): Chunk[] {
  const chunks: Chunk[] = [];
  for (let chunk = schedule.next(); chunk !== null; chunk = schedule.next()) chunks.push(chunk);
  return chunks;
}

test.each([
  [1, 1],
  [1, 99],
  [1, 12_345],
  [6, 1000],
  [300, 7],
])('%i matches of %i games: every game is played once, in order', (matches, games) => {
  const schedule = new Schedule(matches, games);
  const chunks = allOf(schedule);
  expect(chunks.length).toBe(schedule.length);
  expect(chunks.map(({ place }) => place)).toEqual([...chunks.keys()]);
  const next = new Array<number>(matches).fill(0);
  for (const { match, from, to } of chunks) {
    expect(from).toBe(next[match]);
    expect(to).toBeGreaterThan(from);
    next[match] = to;
  }
  expect(next).toEqual(new Array<number>(matches).fill(games));
});

test('few games are cut finely, so that every thread has some', () => {
  expect(allOf(new Schedule(1, 50))).toHaveLength(50);
  expect(Math.max(...allOf(new Schedule(1, 1_000_000)).map(({ from, to }) => to - from))).toBe(1000);
  expect(allOf(new Schedule(1, 1000, 4))).toHaveLength(250);
});
