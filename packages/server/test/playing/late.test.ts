import type { PlayerGames, RunningGame, Sight, Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { asked, look, member, onServer, PEACE, playOn, sitDown } from '../support/games.ts';

const clock = new TestClock();
const SECOND = 1000;
const timed = { kingdom: PEACE, clock: { minutes: 30, increment: 0 }, access: 'open' } as const;

/** Answers one after the other, each so many seconds after the one before. */
async function play(players: readonly Client[], seconds: number, answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    clock.pass(seconds * SECOND);
    await playOn(players, 1);
  }
}

onServer(
  'who only watches a game of people with a clock',
  (url) => {
    const gameRead = async (client: Client, id: string) =>
      (await client.do<z.infer<typeof RunningGame>>('GET', `/api/tables/${id}/game`)).events.length;

    test('sees it 15 seconds late, also who comes later or comes back, and is told so', async () => {
      const { id, players } = await sitDown(url(), timed);
      const watcher = await look(new Client(url()), id);
      expect(watcher.tables.at(-1)).toMatchObject({ you: null, late: 15 });
      expect(players[0].tables.at(-1)).not.toHaveProperty('late');
      await play(players, 6, 3);
      // The first answer was 12 seconds ago.
      const later = await look(new Client(url()), id);
      expect([watcher.sight.seq, later.sight.seq, players[0].sight.seq]).toEqual([0, 0, 3]);
      clock.pass(3 * SECOND);
      for (const one of [watcher, later]) await one.until(({ sight }) => sight.seq === 1, 'the first answer');
      clock.pass(5 * SECOND);
      const back = await look(new Client(url()), id, later.sight.view.seats.length);
      expect(back.sight.seq).toBe(1);
      clock.pass(7 * SECOND);
      for (const one of [watcher, later, back]) await one.until(({ sight }) => sight.seq === 3, 'all of it');
      const { view, clocks } = players[0].sight;
      expect(watcher.sight.view).toMatchObject({
        onTurn: view.onTurn,
        phase: view.phase,
        supply: view.supply,
      });
      // The clocks run as late as all else.
      expect(watcher.sight.clocks).toEqual(clocks);
      expect(watcher.sight.askedAt).toBe(players[0].sight.askedAt + 15 * SECOND);
      for (const one of [watcher, later, back]) one.close();
    });

    test('gets nothing sooner by requests', async () => {
      const { id, players } = await sitDown(url(), timed);
      await play(players, 1, 4);
      const stranger = new Client(url());
      const path = `/api/tables/${id}`;
      expect(await gameRead(stranger, id)).toBeLessThan(await gameRead(players[0], id));
      expect((await players[0].ask('GET', `${path}/steps/4`)).status).toBe(200);
      expect(await stranger.ask('GET', `${path}/steps/1`)).toMatchObject({
        status: 404,
        body: { code: 'step' },
      });
      const [own, others] = await Promise.all(
        [players[0], stranger].map((client) => client.do<string>('GET', `${path}/log`)),
      );
      expect(others.length).toBeLessThan(own.length);
      clock.pass(15 * SECOND);
      expect(await gameRead(stranger, id)).toBe(await gameRead(players[0], id));
      expect((await stranger.do<Sight>('GET', `${path}/steps/4`)).view.supply).toEqual(
        players[0].sight.view.supply,
      );
    });

    test('sees the end once the delay has passed, and knows of it by no other way', async () => {
      const people = [await member(url(), 'Ada Late'), await member(url(), 'Bob Late')];
      const { id, players } = await sitDown(url(), { ...timed, rated: true }, people);
      const watcher = await look(new Client(url()), id);
      await play(players, 1, 2);
      clock.pass(20 * SECOND);
      await players[0].send('resign', { table: id });
      for (const player of players) {
        await player.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
        expect(player.sight.result?.winners).toEqual([1]);
      }
      await players[1].do('POST', `/api/tables/${id}/rematch`, { kingdom: 'same' });
      const stranger = new Client(url());
      const path = `/api/tables/${id}`;
      const hidden = await stranger.do<Table>('GET', path);
      expect(hidden).toMatchObject({ status: 'running', result: null, next: null, rematch: null, late: 15 });
      expect(hidden.seats.map(({ standing, change }) => [standing?.rating, change])).toEqual([
        [1500, undefined],
        [1500, undefined],
      ]);
      for (const part of ['packed', 'review'])
        expect(await stranger.ask('GET', `${path}/${part}`)).toMatchObject({
          status: 409,
          body: { code: 'running' },
        });
      expect(await stranger.do('GET', `${path}/game`)).not.toHaveProperty('result');
      expect((await stranger.ask('GET', `${path}/log?seat=0`)).status).toBe(403);
      const games = (name: string) => stranger.do<PlayerGames>('GET', `/api/people/${name}/games`);
      expect((await games('Ada Late')).games).toEqual([]);
      expect((await players[0].do<PlayerGames>('GET', '/api/me/games')).games).toHaveLength(1);
      await look(stranger, id);
      for (const one of [watcher, stranger]) {
        expect(one.sight.result).toBeNull();
        expect(one.tables.map(({ status }) => status)).not.toContain('over');
      }

      clock.pass(15 * SECOND);
      for (const one of [watcher, stranger]) {
        await one.until(({ sight }) => sight.result !== null, 'the result');
        await one.until(({ tables }) => tables.at(-1)?.status === 'over', 'that the game is over');
        expect(one.tables.at(-1)).toMatchObject({ result: { winners: [1] }, next: expect.any(String) });
        expect(one.tables.at(-1)).not.toHaveProperty('late');
      }
      expect((await games('Ada Late')).games).toMatchObject([{ id, result: { winners: [1] } }]);
      expect((await stranger.ask('GET', `${path}/packed`)).status).toBe(200);
    });

    test('sits down at once if they have a seat, in whatever window', async () => {
      const { id, players } = await sitDown(url(), timed);
      await play(players, 1, 2);
      const window = new Client(url());
      window.cookie = players[0].cookie;
      await look(window, id);
      expect(window.sight.seq).toBe(2);
    });
  },
  { clock },
);

onServer(
  'who watches a game that is not in earnest',
  (url) => {
    test.each([
      ['of people without a clock', { kingdom: PEACE, access: 'open' }],
      [
        'against bots with a clock',
        { kingdom: PEACE, seats: ['person', { bot: 'easy' }], clock: timed.clock },
      ],
    ] as const)('%s sees it at once', async (_, wish) => {
      const people = 'seats' in wish ? [new Client(url())] : [new Client(url()), new Client(url())];
      const { seats, ...rest } = { seats: people.map(() => 'person' as const), ...wish };
      const { id, players } = await sitDown(url(), { ...rest, seats: [...seats] }, people);
      const watcher = await look(new Client(url()), id);
      await asked(players);
      await playOn(players, 1);
      await watcher.until(({ sight }) => sight.seq >= players[0].sight.seq, 'the answer');
      expect(watcher.tables.at(-1)).not.toHaveProperty('late');
    });
  },
  { clock },
);

onServer(
  'where the delay is set to nothing',
  (url) => {
    test('everybody sees everything at once', async () => {
      const { id, players } = await sitDown(url(), timed);
      const watcher = await look(new Client(url()), id);
      await playOn(players, 1);
      await watcher.until(({ sight }) => sight.seq === 1, 'the answer');
      expect(watcher.tables.at(-1)).not.toHaveProperty('late');
    });
  },
  { clock, env: { SPECTATOR_DELAY: '0' } },
);
