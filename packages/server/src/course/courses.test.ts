import { Course, type Entry, sightOf } from '@provincia/course';
import { Game } from '@provincia/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';
import { storeTable } from '../../test/support/stored.ts';
import { LocalBus } from '../store/bus.ts';
import type { TableRow } from '../store/database.ts';
import { openStore, type Store } from '../store/open.ts';
import { Courses } from './courses.ts';

let folder: ReturnType<typeof dataFolder>;
let store: Store;
beforeEach(async () => {
  folder = dataFolder();
  store = await openStore({ databaseUrl: undefined, dataDir: folder.path }, fail);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  folder.remove();
});

const fail = (error: unknown) => {
  throw error;
};

/** A game of two people with this log, written straight into the database. */
async function stored(id: string, log: readonly Entry[], facts: Partial<TableRow> = {}): Promise<string> {
  await storeTable(
    store.db,
    id,
    log.map((entry) => ({ entry, at: 0 })),
    facts,
  );
  return id;
}

const newCourses = (now = () => 0) => new Courses({ ...store, bus: new LocalBus() }, now, fail);
const pass = (seat: number): Entry => ({ kind: 'answer', seat, picks: [] });
const copper: Entry = { kind: 'answer', seat: 0, picks: ['play copper'] };
const undo: Entry = { kind: 'undo', seat: 0 };

test('a log full of undos is read with a step or two for each of them', async () => {
  // Some turns, and then one who cannot decide, far from what is kept every so often.
  const turns = Array.from({ length: 140 }, (_, turn) => pass(turn % 2));
  const undos = Array.from({ length: 300 }, () => [copper, undo]).flat();
  const table = await stored('undecided', [...turns, ...undos]);
  const played = vi.spyOn(Game.prototype, 'answer');
  const course = await newCourses().get(table);
  expect(course.answers).toHaveLength(turns.length);
  expect(played.mock.calls.length).toBeLessThan(2 * (turns.length + undos.length));
});

test('who looks at a game does not let it be played again for each of them', async () => {
  const table = await stored('watched', [...Array.from({ length: 40 }, (_, turn) => pass(turn % 2)), copper]);
  const courses = newCourses();
  const first = await courses.withEvents(table, 0);
  expect(first.events).toHaveLength(first.course.events);
  const applied = vi.spyOn(Course.prototype, 'apply');
  const [again, late] = await Promise.all([courses.withEvents(table, 0), courses.withEvents(table, 5)]);
  expect(applied).not.toHaveBeenCalled();
  expect([again.events, late.events]).toEqual([first.events, first.events.slice(5)]);
  // What happens next is added to what is known.
  await courses.write(table, undo);
  applied.mockClear();
  const more = await courses.withEvents(table, 0);
  expect(applied).toHaveBeenCalledTimes(1);
  expect(more.events).toEqual([
    ...first.events,
    expect.objectContaining({ type: 'undo', since: first.events.length - 2 }),
  ]);
  expect((await newCourses().withEvents(table, 0)).events).toEqual(more.events);
});

test('what happened in a game is not kept for long after somebody looked at it', async () => {
  let time = 1;
  const table = await stored('looked-at', [pass(0), pass(1)]);
  const courses = newCourses(() => time);
  const first = await courses.withEvents(table, 0);
  const begun = vi.spyOn(Course, 'begin');
  time += 50_000;
  await courses.withEvents(table, 0);
  time += 50_000;
  await courses.withEvents(table, 0);
  expect(begun).not.toHaveBeenCalled();
  time += 61_000;
  expect((await courses.withEvents(table, 0)).events).toEqual(first.events);
  expect(begun).toHaveBeenCalledTimes(1);
});

test('a hint that another process writes does not keep a player from answering what they are asked', async () => {
  const table = await stored('advised', []);
  await store.db.updateTable('seats').set({ level: 'easy' }).where('seat', '=', 1).execute();
  const [here, there] = [newCourses(), newCourses()];
  const { seq } = await here.get(table);
  await there.write(table, { kind: 'hint', seat: 0, hints: [] }, seq);
  const course = await here.write(table, copper, seq);
  expect([course.n, course.seq, course.answers]).toEqual([2, 2, [['play copper']]]);
  await expect(there.write(table, pass(0), seq)).rejects.toMatchObject({ code: 'stale' });
});

test('a game of endless answers ends, and can be looked at', async () => {
  const endless: Entry = { kind: 'bots', answers: Array.from({ length: 46_000 }, () => []) };
  const { course, events } = await newCourses().withEvents(await stored('endless', [endless]), 0);
  expect([course.over, course.answers.length]).toEqual([true, 5000]);
  expect(events.at(-1)).toMatchObject({ type: 'too-long' });
  expect(events).toHaveLength(course.events);
});

test('a game that nobody has asked for in a while is packed, and goes on as it was', async () => {
  let time = 0;
  const courses = newCourses(() => time);
  const table = await stored('idle', [pass(0), pass(1), copper, undo]);
  const before = await courses.get(table);
  time += 31_000;
  await courses.get(await stored('other', []));
  const restored = vi.spyOn(Course, 'restore');
  const after = await courses.get(table);
  expect(restored).toHaveBeenCalledTimes(1);
  expect([courses.size, after.save()]).toEqual([2, before.save()]);
  expect((await courses.write(table, copper)).n).toBe(5);
});

test('a game that is over is not kept at hand for long, unless somebody still looks at it', async () => {
  let time = 0;
  const courses = newCourses(() => time);
  courses.neverForget((table) => table === 'watched');
  const resign: Entry = { kind: 'resign', seat: 0, why: 'resigned' };
  const [left, watched] = [await stored('left', [resign]), await stored('watched', [resign])];
  const before = await courses.get(left);
  expect(before.over).toBe(true);
  await courses.get(watched);
  time += 31_000;
  await courses.get(await stored('other', []));
  expect(courses.size).toBe(2);
  expect((await courses.get(left)).save()).toEqual(before.save());
});

test('of many games in use some rest, and go on as they were', async () => {
  const courses = newCourses();
  const log = [pass(0), pass(1), copper];
  const first = await courses.get(await stored('first', log));
  const sight = sightOf('first', first, 0, []);
  const rested = vi.spyOn(first.game, 'rest');
  for (let n = 0; n < 20; n++) await courses.get(await stored(`other-${n}`, []));
  expect(rested).toHaveBeenCalledTimes(1);
  expect(sightOf('first', await courses.get('first'), 0, [])).toEqual(sight);
  const after = await courses.write('first', undo);
  expect(after.save()).toEqual((await newCourses().get('first')).save());
});

test('a game is read by the rules that it was begun with', async () => {
  const { course } = await newCourses().withEvents(await stored('first', []), 0);
  expect(course.start.setup.rules).toBe(1);
  await expect(newCourses().get(await stored('later', [], { rules: 99 }))).rejects.toThrow(
    'rules version 99',
  );
});
