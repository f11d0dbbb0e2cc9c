import { MOST_LAG } from '@provincia/course';
import type { Leaderboard, PlayerPage } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import {
  asked,
  eventsOf,
  look,
  member,
  onBothDatabases,
  onServer,
  PEACE,
  playOn,
  sides,
  sitDown,
} from '../support/games.ts';

const three = (url: string) => [new Client(url), new Client(url), new Client(url)];
const done = { ok: true, value: null };
const isOver = ({ tables }: Client) => tables.at(-1)?.status === 'over';

onBothDatabases('resigning', (url) => {
  test('ends a game of two: the other wins, whatever the points', async () => {
    const { id, players } = await sitDown(url());
    await playOn(players, 3);
    const [one, two] = players;
    expect(await one.send('resign', { table: id })).toEqual(done);
    for (const player of players) {
      await player.until(isOver, 'the end');
      expect(player.sight).toMatchObject({
        resigned: [0],
        asked: null,
        decision: null,
        view: { over: true },
      });
      expect(player.sight.result?.winners).toEqual([1]);
      expect(player.tables.at(-1)?.result?.winners).toEqual([1]);
    }
    expect(eventsOf(two, id).at(-1)).toEqual({ type: 'resigned', player: 0 });
    expect(await two.send('resign', { table: id })).toMatchObject({ problem: { code: 'over' } });
    expect(await two.answer([])).toMatchObject({ problem: { code: 'over' } });
  });

  test('is heard although somebody answers at that moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, players } = await sitDown(url());
      const { own, others } = await sides(players);
      const [, resigned] = await Promise.all([
        own.answer(['play copper']),
        others[0].send('resign', { table: id }),
      ]);
      expect(resigned).toEqual(done);
      await own.until(isOver, 'the end');
    }
  });

  test('of a rated game changes the ratings, and five games make the leaderboard', async () => {
    const names = ['Ada', 'Bob'];
    const people = [await member(url(), names[0]), await member(url(), names[1])];
    for (let game = 1; game <= 5; game++) {
      const { id } = await sitDown(url(), { rated: true }, people);
      const before = people[0].tables.at(-1)?.seats.map(({ standing }) => standing) ?? [];
      await people[1].send('resign', { table: id });
      for (const one of people)
        await one.until(({ tables }) => tables.at(-1)?.id === id && isOver(one), 'the end');
      const [ada, bob] = await Promise.all(
        names.map((name) => people[0].do<PlayerPage>('GET', `/api/people/${encodeURIComponent(name)}`)),
      );
      expect(ada.ratings).toMatchObject([{ players: 2, games: game }]);
      expect(bob.ratings).toMatchObject([{ players: 2, games: game }]);
      expect(ada.ratings[0].rating).toBeGreaterThan(bob.ratings[0].rating);
      // The table says what the game has changed, and the next one begins with it.
      const seats = people[0].tables.at(-1)?.seats ?? [];
      expect(seats.map(({ standing }) => standing?.rating)).toEqual(
        [ada, bob].map(({ ratings }) => ratings[0].rating),
      );
      expect(seats[0].change).toBe(ada.ratings[0].rating - (before[0]?.rating ?? 1500));
      expect(seats[1].change).toBe(bob.ratings[0].rating - (before[1]?.rating ?? 1500));
      expect(seats[0].change).toBeGreaterThan(0);
      const { best } = await people[0].do<Leaderboard>('GET', '/api/leaderboard?players=2');
      expect(best.map(({ name }) => name)).toEqual(game < 5 ? [] : names);
    }
  });

  test('is not for guests at a rated table: they cannot sit there, and it does not begin with bots', async () => {
    const host = await member(url(), 'Eve');
    const { id } = await host.make({ rated: true, access: 'open' });
    const guest = new Client(url());
    const reply = await guest.ask('POST', `/api/tables/${id}/join`, {});
    expect(reply).toMatchObject({ status: 403, body: { code: 'rated' } });
    expect(await host.ask('POST', `/api/tables/${id}/start`)).toMatchObject({
      status: 409,
      body: { code: 'not-full' },
    });
  });
});

onServer('resigning among three', (url) => {
  test('leaves the seat to a bot, which plays on and cannot win', async () => {
    const { id, players } = await sitDown(url(), { kingdom: PEACE }, three(url()));
    const { own, others } = await sides(players);
    const seat = own.sight.asked as number;
    expect(await own.send('resign', { table: id })).toEqual(done);
    await others[0].until(({ sight }) => sight.asked !== seat, 'the bot');
    // They have no say any more.
    expect(own.sight).toMatchObject({ decision: null, undo: null });
    expect(await own.send('resign', { table: id })).toMatchObject({ problem: { code: 'resigned' } });
    expect((await own.ask('POST', `/api/tables/${id}/back`)).status).toBe(409);
    // The others never get anything: the bot has the most points.
    await playOn(others, Number.POSITIVE_INFINITY, () => []);
    const result = others[0].sight.result;
    expect(result?.points[seat]).toBe(Math.max(...(result?.points ?? [])));
    expect(result?.winners).not.toContain(seat);
    expect(result?.winners.length).toBeGreaterThan(0);
    for (const player of players) await player.until(isOver, 'the end');
  });
});

const time = new TestClock();

onServer(
  'the clock',
  (url) => {
    test('ends a game of two when a player has no time left, although nobody does anything', async () => {
      const { id, players } = await sitDown(url(), { clock: { minutes: 0.05, increment: 0 } });
      const { own, others } = await sides(players);
      const loser = own.sight.asked as number;
      expect(own.sight.clocks).toEqual([3000, 3000]);
      time.pass(1000);
      await own.answer(['play copper']);
      expect(own.sight.clocks?.[loser]).toBe(2000);
      expect(own.sight.clocks?.[1 - loser]).toBe(3000);
      // What was sent in time may still be on its way.
      time.pass(2000 + MOST_LAG);
      for (const player of players) await player.until(isOver, 'the end of the time');
      expect(own.sight.result?.winners).toEqual([1 - loser]);
      expect(own.sight.clocks?.[loser]).toBe(0);
      expect(eventsOf(others[0], id).at(-1)).toEqual({ type: 'out-of-time', player: loser });
    });

    test('adds at the beginning of a turn', async () => {
      const { players } = await sitDown(url(), { clock: { minutes: 1, increment: 7 } });
      const { own, others } = await sides(players);
      const [first, second] = [own, others[0]].map(({ sight }) => sight.view.own?.seat as number);
      expect(own.sight.clocks?.[first]).toBe(67_000);
      expect(own.sight.clocks?.[second]).toBe(60_000);
      time.pass(2000);
      await own.answer([]);
      expect(own.sight.clocks?.[second]).toBe(67_000);
      expect(own.sight.clocks?.[first]).toBe(65_000);
      await asked(players);
      await others[0].answer([]);
      expect(others[0].sight.clocks?.[first]).toBe(72_000);
    });
  },
  { clock: time },
);

const stands = (client: Client, id: string, seat: number) =>
  client.ask('POST', `/api/tables/${id}/seats/${seat}/stand-in`);

onServer(
  'somebody who is away, where nobody has to wait',
  (url) => {
    test('is replaced by a bot until they are back', async () => {
      const { id, players } = await sitDown(url());
      const { own, others } = await sides(players);
      const [other] = others;
      const seat = own.sight.asked as number;
      expect((await stands(other, id, 1 - seat)).body).toMatchObject({ code: 'not-asked' });
      expect((await stands(other, id, 5)).status).toBe(409);
      expect((await stands(other, id, seat)).status).toBe(200);
      await other.until(({ sight }) => sight.asked === 1 - seat && sight.away.length === 1, 'the bot');
      expect(other.sight.away).toEqual([seat]);
      expect(eventsOf(other, id).some(({ type, player }) => type === 'stand-in' && player === seat)).toBe(
        true,
      );
      // The bot goes on turn after turn.
      await playOn([other], 6);
      await other.until(({ sight }) => sight.asked === 1 - seat);
      expect((await own.ask('POST', `/api/tables/${id}/back`)).status).toBe(200);
      expect((await own.ask('POST', `/api/tables/${id}/back`)).body).toMatchObject({ code: 'not-away' });
      await other.until(({ sight }) => sight.away.length === 0);
      for (let answers = 0; (await asked(players)) !== own && answers < 20; answers++)
        await playOn(players, 1);
      expect(await own.answer([])).toEqual(done);
      expect(eventsOf(own, id).filter(({ type }) => type === 'back')).toEqual([
        { type: 'back', player: seat },
      ]);
    });
  },
  { env: { PATIENCE: '0' } },
);

onServer(
  'somebody who only thinks',
  (url) => {
    test('is left alone for a while, and the others are told for how long', async () => {
      const { id, players } = await sitDown(url());
      const { own, others } = await sides(players);
      const seat = own.sight.asked as number;
      for (const [left, passes] of [
        [90, 60_000],
        [30, 29_999],
        [1, 0],
      ]) {
        expect(await stands(others[0], id, seat)).toMatchObject({
          status: 409,
          body: { code: 'patience', message: `Give the player ${left} more seconds.` },
        });
        time.pass(passes);
      }
      await look(own, id);
      expect(own.sight).toMatchObject({ away: [], seq: 0 });
      time.pass(1);
      expect((await stands(others[0], id, seat)).status).toBe(200);
    });
  },
  { clock: time },
);
