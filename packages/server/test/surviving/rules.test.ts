import { readFileSync } from 'node:fs';
import { type Setup, unpack } from '@provincia/engine';
import { type Sight, Tape } from '@provincia/protocol';
import { sightOnTape } from '@provincia/protocol/sight-change';
import { expect } from 'vitest';
import { Client } from '../support/client.ts';
import { over, readAll } from '../support/finished.ts';
import { asked, eventsOf, playOn, sides } from '../support/games.ts';
import { ending, retired, testReleases } from '../support/releases.ts';

testReleases(
  'a stored game goes on by the rules it began with, where a ruling has changed since',
  async (releases) => {
    const file = new URL('../../../cards/src/released/treasures.tsv', import.meta.url);
    const [line, points, , winners] = readFileSync(file, 'utf8').split('\n')[0].split('\t');
    const read = unpack(line);
    if (!read.ok) throw new Error(read.problem.message);
    const { answers } = read.value;
    const { seed, kingdom } = read.value.setup as Setup;
    await releases.start();
    const table = await releases.sitDown({ seed, kingdom, first: 0 });
    const { id, players } = table;
    const half = Math.floor(answers.length / 2);
    const play = async (from: number, to: number) => {
      for (const picks of answers.slice(from, to)) {
        const reply = await (await asked(players))?.answer(picks);
        expect(reply).toMatchObject({ ok: true });
      }
    };
    await play(0, half);
    await releases.start();
    await releases.comeBack(table);
    await play(half, answers.length);
    expect(await asked(players)).toBeNull();
    const { result } = players[0].sight;
    expect([result?.points.join(), result?.winners.join()]).toEqual([points, winners]);
    await over(releases.db, id);
    const kept = await new Client(releases.url).do<{ packed: string }>('GET', `/api/tables/${id}/packed`);
    expect(kept.packed).toBe(line);
  },
);

/** Nothing is asked in what is shown from a tape, and nothing can be undone. */
const asOnTape = (sight: Sight): Sight => ({ ...sight, decision: null, undo: null });

testReleases(
  'finished games by rules that a release no longer has are shown from tapes',
  async (releases) => {
    await releases.start(ending);
    const { id, players } = await releases.sitDown();
    const { own } = await sides(players);
    await own.answer(['play copper']);
    await own.send('undo', { table: id, seq: own.sight.seq });
    await playOn(players);
    await over(releases.db, id);
    const seen = await readAll(releases.url, id);
    await releases.stop();
    await releases.spoil(id);

    await releases.start(retired);
    const again = await readAll(releases.url, id);
    expect(again).toEqual({
      ...seen,
      steps: seen.steps.map(asOnTape),
      packed: { ...seen.packed, taped: true },
    });
    const reader = new Client(releases.url);
    const tape = Tape.parse(await reader.do('GET', `/api/tables/${id}/tape`));
    expect(sightOnTape(tape, seen.game.answers.length, 1)).toEqual(again.steps.at(-1));
    expect(await reader.ask('GET', `/api/tables/${id}/review`)).toEqual({
      status: 422,
      body: {
        code: 'not-reviewable',
        message: 'This game cannot be reviewed: it was played by rules that this server no longer has.',
      },
    });
  },
);

testReleases(
  'everybody finds a running game by such rules as they left it, and plays it to its end',
  async (releases) => {
    await releases.start(ending);
    const table = await releases.sitDown();
    const { id, players } = table;
    await playOn(players, 40);
    const left = eventsOf(players[0], id);
    const { seq, view } = players[0].sight;
    await releases.stop();
    await releases.spoil(id);

    await releases.start(retired);
    await releases.comeBack(table);
    const [ada] = players;
    const told = eventsOf(ada, id);
    expect(told.slice(0, left.length)).toEqual(left);
    expect(told.at(left.length)).toMatchObject({ type: 'new-rules', since: left.length });
    expect(ada.sight.seq).toBe(seq + 1);
    expect(ada.sight.view).toEqual(view);
    expect(ada.sight.undo).toBeNull();
    await playOn(players);
    await over(releases.db, id);
    const whole = await readAll(releases.url, id);
    expect(whole.packed.taped).toBe(true);
    expect(whole.steps[0].events.length).toBeGreaterThan(0);
    expect(whole.game.answers.length).toBeGreaterThan(40);
    const games = await releases.db.selectFrom('tables').select('status').execute();
    expect(games).toEqual([{ status: 'over' }]);
  },
);

testReleases(
  'a game that was taken over is kept again where its next rules end, in the middle of a card',
  async (releases) => {
    await releases.start(ending);
    const table = await releases.sitDown();
    const { id, players } = table;
    const kept = async () => releases.db.selectFrom('kept_games').select(['n', 'rules']).execute();
    await playOn(players, 10);
    await releases.start(retired);
    const [{ n, rules }] = await kept();
    expect(rules).toBe(2);
    // Now the second version, by which it goes on, ends as well.
    const both = retired.map((one) => (one.version === 2 ? ({ ...one, status: 'ending' } as const) : one));
    await releases.start(both);
    await releases.comeBack(table);
    let { own } = await sides(players);
    for (; own.sight.decision?.source !== 'cellar'; { own } = await sides(players))
      await own.answer(cellarsOnly(own.sight));
    const { decision, seq } = own.sight;
    await releases.start(both);
    await releases.comeBack(table);
    expect(await kept()).toEqual([{ n: seq, rules: 2 }]);
    expect(seq).toBeGreaterThan(n);
    expect(own.sight.decision).toEqual(decision);
    await playOn(players);
    await over(releases.db, id);
    expect((await readAll(releases.url, id)).packed.taped).toBe(true);
  },
);

/** Buys Cellars and plays them. */
function cellarsOnly({ decision }: Sight): string[] {
  const wishes = ['play cellar', 'treasures', 'buy cellar'];
  return wishes.filter((wish) => decision?.choices.some(({ label }) => label === wish)).slice(0, 1);
}

testReleases('bots play on and hints are given at a table that was taken over', async (releases) => {
  await releases.start(ending);
  const person = releases.newClient();
  const { id } = await person.make({ seats: ['person', { bot: 'easy' }] });
  await releases.comeBack({ id, players: [person] });
  await playOn([person], 10);
  await asked([person]);
  person.close();
  await releases.db.updateTable('tables').set({ rules: 1 }).where('id', '=', id).execute();
  await releases.stop();
  await releases.spoil(id);
  await releases.start(retired);
  await releases.comeBack({ id, players: [person] });
  const { seq } = person.sight;
  expect(await person.send('hint', { table: id, seq })).toMatchObject({ ok: true });
  await playOn([person]);
  await over(releases.db, id);
  const { result } = await releases.db.selectFrom('tables').select('result').executeTakeFirstOrThrow();
  expect(JSON.parse(result ?? '')).toMatchObject({ points: [expect.any(Number), expect.any(Number)] });
});
