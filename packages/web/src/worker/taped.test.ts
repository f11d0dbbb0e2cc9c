import { Course, Taping } from '@provincia/course';
import { type Setup, unpack } from '@provincia/engine';
import { expect, test } from 'vitest';
import { tapeSource } from '../game-link/tape-source.ts';
import { Replay } from './replay.ts';
import { duel, MemoryStore, Page, playToEnd } from './testing.ts';

test('from its tape a game is shown as if it were played again', async () => {
  const page = new Page(new MemoryStore());
  await page.open(duel);
  await playToEnd(page);
  const packed = (await page.desk.packed()) as string;
  const replay = new Replay(packed);
  const read = unpack(packed);
  if (!read.ok) throw new Error(read.problem.message);
  const setup = read.value.setup as Setup;
  const { course } = Course.begin({ setup, levels: [null, null], clock: null, startedAt: 0 });
  course.apply({ kind: 'bots', answers: read.value.answers }, 0);
  const taping = new Taping('replay', course, null);
  for (const picks of taping.left) taping.take(picks);
  const taped = tapeSource(taping.tape, setup.kingdom);
  const { at, events, close, ...facts } = taped;
  expect(facts).toEqual(replay.facts);
  for (const seat of [null, 0, 1]) {
    expect(await events(seat)).toEqual(replay.events(seat));
    for (const step of [0, 1, Math.floor(facts.steps / 2), facts.steps])
      expect(await at(step, seat)).toEqual({ ...replay.at(step, seat), decision: null });
  }
  close();
});

test('a string of newer rules is told from one that is no game', () => {
  const codeOf = (packed: string) => {
    try {
      return new Replay(packed).facts;
    } catch (reason) {
      return (reason as { code?: unknown }).code ?? null;
    }
  };
  expect(codeOf(`99.${'0'.repeat(32)}.2...moat..`)).toBe('newer-rules');
  expect(codeOf('no game')).toBeNull();
});
