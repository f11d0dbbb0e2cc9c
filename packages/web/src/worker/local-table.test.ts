import { advise, type Hint } from '@provincia/coach';
import type { RulesVersion, Setup } from '@provincia/engine';
import { Hints, type Sight, Sight as SightSchema } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Replay } from './replay.ts';
import type { SavedGame } from './saved-game.ts';
import { duel, kingdom, MemoryStore, Page, playToEnd, seed } from './testing.ts';

test('a whole game against a bot, each sight as the server would send it', async () => {
  const page = new Page(new MemoryStore());
  await page.open(duel);
  for (let i = 0; (await page.asked()).result === null; i++) {
    if (i < 20)
      expect(SightSchema.omit({ table: true }).safeParse(omitTable(page.sight)).error).toBeUndefined();
    await page.step();
  }
  expect(page.sight.result?.turns.every((turns) => turns > 5)).toBe(true);
  expect(page.events.at(-1)?.type).toBe('over');
});

function omitTable({ table: _, ...sight }: Sight): Omit<Sight, 'table'> {
  return sight;
}

test('after a closed laptop it goes on at the same question', async () => {
  const store = new MemoryStore();
  const page = new Page(store);
  await page.open(duel);
  for (let i = 0; i < 12; i++) await page.step();
  await page.asked();
  const later = new Page(store);
  expect(await later.open('resume')).toBe(true);
  expect(later.sight.decision).toEqual(page.sight.decision);
  expect(later.sight.view).toEqual(page.sight.view);
  expect(later.events).toEqual(page.events);
  expect(store.saved).toMatchObject({ over: false, rivals: ['easy'], turn: expect.any(Number) });
  await playToEnd(later);
  expect(store.saved?.over).toBe(true);
});

test('nothing to go on with is no error', async () => {
  const store = new MemoryStore();
  expect(await new Page(store).open('resume')).toBe(false);
  store.saved = JSON.parse('{"broken": true}');
  expect(await new Page(store).open('resume')).toBe(false);
});

test('against bots everything can be undone, also what they answered', async () => {
  const page = new Page(new MemoryStore());
  await page.open(duel);
  expect((await page.asked()).undo).toBeNull();
  const before = page.sight;
  const turn = before.view.seats[0].turns;
  while ((await page.asked()).view.seats[0].turns === turn) await page.step();
  await page.asked();
  while (page.sight.undo !== null) {
    expect(page.sight.undo).toBe('free');
    expect(await page.desk.undo(page.table, page.sight.seq)).toBeNull();
  }
  expect(page.sight.view).toEqual(before.view);
  expect(page.sight.decision).toEqual(before.decision);
  expect(page.events.at(-1)?.type).toBe('undo');
});

test('what is no answer, comes late, or is for another table is refused and changes nothing', async () => {
  const page = new Page(new MemoryStore());
  await page.open(duel);
  const { seq } = await page.asked();
  expect((await page.answer(['buy everything']))?.code).toBeDefined();
  expect((await page.desk.answer(page.table, seq + 1, []))?.code).toBe('stale');
  expect((await page.desk.answer(page.table + 1, seq, []))?.code).toBe('closed');
  expect(page.sight.seq).toBe(seq);
});

test('who resigns against one has lost; against several the bots play it to the end', async () => {
  const page = new Page(new MemoryStore());
  await page.open(duel);
  await page.asked();
  expect(await page.desk.resign(page.table)).toBeNull();
  expect(page.sight.result?.winners).toEqual([1]);
  await page.open({ seats: ['easy', null, 'easy'], kingdom, seed });
  await page.asked();
  expect(await page.desk.resign(page.table)).toBeNull();
  const { result } = await page.asked();
  expect(result?.winners).not.toContain(1);
});

test('a game that another tab goes on with is not written twice', async () => {
  const store = new MemoryStore();
  const one = new Page(store);
  await one.open(duel);
  await one.asked();
  const other = new Page(store);
  await other.open('resume');
  await one.step();
  await one.asked();
  const { decision } = other.sight;
  const late = await other.answer(
    decision?.choices.slice(0, decision.min || 1).map(({ label }) => label) ?? [],
  );
  expect(late?.code).toBe('stale');
  expect(other.sight.view).toEqual(one.sight.view);
  await other.open({ seats: [null, 'easy'], kingdom, seed: '6'.repeat(32) });
  await one.step();
  expect(store.saved?.log.length).toBeLessThanOrEqual(1);
});

test('a game that cannot be stored can be played', async () => {
  const broken = async () => {
    throw new Error('no room');
  };
  const page = new Page({ read: broken, begin: broken, goOn: broken });
  await page.open(duel);
  await playToEnd(page);
  expect(page.sight.result).not.toBeNull();
});

test('a game that is over can be looked at again, and played on from any of its steps', async () => {
  const page = new Page(new MemoryStore());
  await page.open(duel);
  await page.asked();
  expect(await page.desk.packed()).toBeNull();
  await playToEnd(page);
  const packed = (await page.desk.packed()) as string;
  const replay = new Replay(packed);
  const { steps, seats, turns, points, gains, result } = replay.facts;
  expect(seats).toBe(2);
  expect(result).toEqual(page.sight.result);
  expect(points).toHaveLength(steps + 1);
  expect(points[0]).toEqual([3, 3]);
  expect(points[steps]).toEqual(result?.points);
  expect(turns[0].step).toBe(0);
  expect(gains.length).toBeGreaterThan(20);
  expect(replay.events(0)).toEqual(page.events);
  for (const step of [0, 1, 19, 20, 21, 57, steps]) {
    const { since, events, view, undo } = replay.at(step, 0);
    expect(undo).toBeNull();
    expect(replay.events(0).slice(since, since + events.length)).toEqual(events);
    expect(view.own?.seat).toBe(0);
    expect(replay.at(step, null).view.own).toBeNull();
  }
  const { step, seat } = turns[6];
  await page.open({ packed, step, seat, level: 'easy' });
  expect((await page.asked()).view).toEqual(replay.at(step, seat).view);
  expect(page.sight.undo).toBeNull();
  await playToEnd(page);
});

test.each(['', 'garbage', '1.zz.2.....', `1.${'0'.repeat(32)}.2.0..${kingdom.join()}.buy_gold.000`])(
  'no replay: %s',
  (packed) => {
    expect(() => new Replay(packed)).toThrow(RangeError);
  },
);

test('a hint says what can be answered, and is counted once for each decision', async () => {
  const store = new MemoryStore();
  let thoughts = 0;
  const page = new Page(store, undefined, async (task) => {
    thoughts++;
    return advise(task);
  });
  await page.open(duel);
  const { seq } = await page.asked();
  const hint = () => page.desk.hint(page.table, page.sight.seq);
  const told = Hints.parse(await hint());
  expect(told.taken).toBe(1);
  expect(told.hints.map(({ picks }) => picks)).toEqual(told.hints.map(() => ['treasures']));
  expect(page.sight.seq).toBe(seq);
  expect(await hint()).toEqual(told);

  // Also after it was taken back, and in another window.
  await page.answer(['treasures']);
  await page.desk.undo(page.table, page.sight.seq);
  expect(await hint()).toEqual(told);
  const later = new Page(store);
  await later.open('resume');
  expect(await later.desk.hint(later.table, later.sight.seq)).toEqual(told);
  expect(thoughts).toBe(1);

  await later.desk.resign(later.table);
  expect(later.sight.result?.hints).toEqual([1, 0]);
  expect(await later.desk.hint(later.table, later.sight.seq)).toMatchObject({ code: 'over' });
});

test('who answers before the hint is there gets none, and none is counted', async () => {
  let tell: (hints: readonly Hint[]) => void = () => {};
  const page = new Page(
    new MemoryStore(),
    undefined,
    () =>
      new Promise((resolve) => {
        tell = resolve;
        asked();
      }),
  );
  let asked = () => {};
  const thinking = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.open(duel);
  const late = page.desk.hint(page.table, page.sight.seq);
  await thinking;
  await page.answer(['treasures']);
  tell([{ picks: ['treasures'], more: ['silver'], chance: 0.5, games: 400, reason: null }]);
  expect(await late).toEqual({ code: 'stale' });
  await page.desk.resign(page.table);
  expect(page.sight.result).not.toHaveProperty('hints');
});

test('a game whose rules a later program does not know goes on from how it stood, and stays stored', async () => {
  const store = new MemoryStore();
  const page = new Page(store);
  await page.open(duel);
  for (let i = 0; i < 12; i++) await page.step();
  await page.asked();
  // As if it had been played by version 1, and by a log of which nothing can be played again.
  const saved = structuredClone(store.saved as SavedGame);
  const { start, log } = saved;
  const kept = saved.kept as NonNullable<SavedGame['kept']>;
  const old = (setup: Setup): Setup => ({ ...setup, rules: 1 });
  const begun = { ...start, setup: old(start.setup) };
  const nonsense = { entry: { kind: 'answer', seat: 0, picks: ['nonsense'] }, at: 0 } as const;
  const { game } = kept.course;
  const course = { ...kept.course, start: begun, game: { ...game, setup: old(game.setup) } };
  store.saved = { ...saved, start: begun, log: log.map(() => nonsense), kept: { ...kept, course } };
  const versions: readonly RulesVersion[] = [
    { version: 1, status: 'retired', changes: {} },
    { version: 2, status: 'played', changes: {} },
  ];
  const resumed = () => new Page(store, undefined, undefined, versions);
  const later = resumed();
  expect(await later.open('resume')).toBe(true);
  expect(later.sight.view).toEqual(page.sight.view);
  expect(later.events).toEqual([...page.events, { type: 'new-rules', player: 0, since: page.events.length }]);
  expect(later.sight.undo).toBeNull();
  await later.step();
  await later.asked();
  // It is taken over once.
  const again = resumed();
  expect(await again.open('resume')).toBe(true);
  expect(again.events).toEqual(later.events);
  await playToEnd(again);
  expect(store.saved?.over).toBe(true);
  // Saved by a program that did not keep games, it is lost.
  const { kept: _, ...before } = store.saved as SavedGame;
  store.saved = before;
  expect(await resumed().open('resume')).toBe(false);
});
