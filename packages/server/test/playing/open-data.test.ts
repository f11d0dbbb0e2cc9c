import { gunzipSync } from 'node:zlib';
import { library } from '@provincia/cards';
import { checkSetup, Game, rulesVersion, unpack } from '@provincia/engine';
import { PublicGame } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { member, onBothDatabases, onServer, PEACE, playOn, sides, sitDown } from '../support/games.ts';

const clock = new TestClock();
const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Everything that was over a while ago, as it is exported. */
async function exported(url: string, query = ''): Promise<PublicGame[]> {
  const reply = await fetch(`${url}/api/export/games?${query}`);
  expect(reply.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await reply.text()).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => PublicGame.parse(JSON.parse(line)));
}

function replayed({ packed }: PublicGame): Game {
  const read = unpack(packed);
  if (!read.ok) throw new Error(read.problem.message);
  const setup = checkSetup(library, read.value.setup);
  if (!setup.ok) throw new Error(setup.problem.message);
  const game = Game.replay(library, setup.value, read.value.answers);
  if (!game.ok) throw new Error(game.problem.message);
  return game.value;
}

/** Ends a game by giving up. */
async function resign(players: readonly Client[], id: string): Promise<void> {
  await players[0].send('resign', { table: id });
  for (const player of players)
    await player.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
}

onBothDatabases(
  'finished games that all may read',
  (url) => {
    test('are exported whole, with who played and what it changed', async () => {
      const begin = clock.now();
      const people = [await member(url(), 'Ada Open'), await member(url(), 'Bob Open')];
      const open = { kingdom: PEACE, access: 'open' } as const;
      const rated = await sitDown(
        url(),
        { ...open, rated: true, clock: { minutes: 9, increment: 5 } },
        people,
      );
      await playOn(rated.players);
      await rated.players[0].until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
      clock.pass(SECOND);

      // What was undone is not a part of it.
      const guests = await sitDown(url(), open);
      const { own } = await sides(guests.players);
      await own.answer(['play copper']);
      await own.send('undo', { table: guests.id, seq: own.sight.seq });
      await own.until(({ sight }) => sight.seq === 2, 'the undo');
      await playOn(guests.players, 3);
      await resign(guests.players, guests.id);
      const secret = await sitDown(url(), { kingdom: PEACE });
      await resign(secret.players, secret.id);
      await sitDown(url(), open);
      // Nobody is told sooner than those who watch.
      expect(await exported(url())).toEqual([]);
      clock.pass(20 * SECOND);

      const [first, second, ...others] = await exported(url());
      expect(others).toEqual([]);
      expect(first).toMatchObject({
        id: rated.id,
        ended: new Date(begin).toISOString(),
        rules: rulesVersion,
        setup: { players: 2, kingdom: PEACE.cards, printed: null, shelters: null, colonies: null },
        result: rated.players[0].sight.result,
        resigned: [],
        clock: { minutes: 9, increment: 5 },
        rated: true,
      });
      expect(first.seats).toMatchObject(
        ['Ada Open', 'Bob Open'].map((name) => ({
          kind: 'member',
          name,
          level: null,
          rating: { before: { rating: 1500 }, after: { rating: expect.any(Number) } },
        })),
      );
      expect(replayed(first).outcome.points).toEqual(first.result.points);
      expect(second).toMatchObject({
        id: guests.id,
        result: { winners: [1] },
        resigned: [{ seat: 0, why: 'resigned' }],
        seats: [
          { kind: 'guest', name: 'Konrad', rating: null },
          { kind: 'guest', name: 'Konrad', rating: null },
        ],
      });
      expect(replayed(second).decision?.index).toBe(3);

      // Who deletes their account is nobody any more, and their rating nobody's.
      await people[0].do('DELETE', '/api/me', { password: 'a good password' });
      const [{ seats }] = await exported(url());
      expect(seats[0]).toEqual({ kind: 'deleted', name: null, level: null, rating: null });
      expect(seats[1].name).toBe('Bob Open');
    });

    test('can be chosen by time, rating, players and card, and read on from any of them', async () => {
      clock.pass(DAY);
      const since = new Date(clock.now()).toISOString();
      const wishes = [
        { kingdom: PEACE },
        { kingdom: { by: 'printed', id: 'first-game' } },
        { kingdom: PEACE, seats: ['person', 'person', { bot: 'easy' }] },
        { kingdom: { by: 'printed', id: 'first-game' } },
      ] as const;
      const ids: string[] = [];
      for (const wish of wishes) {
        const { seats, kingdom } = { seats: ['person', 'person'] as const, ...wish };
        clock.pass(60 * SECOND);
        const { id, players } = await sitDown(url(), { access: 'open', kingdom, seats: [...seats] });
        for (const player of players) await player.send('resign', { table: id });
        await players[0].until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
        ids.push(id);
      }
      clock.pass(20 * SECOND);
      const wanted = async (query: string) => (await exported(url(), query)).map(({ id }) => id);
      expect(await wanted(`since=${since}`)).toEqual(ids);
      expect(await wanted(`since=${since}&limit=2`)).toEqual(ids.slice(0, 2));
      expect(await wanted(`after=${ids[1]}`)).toEqual(ids.slice(2));
      expect(await wanted(`after=${ids[1]}&players=2`)).toEqual([ids[3]]);
      expect(await wanted(`since=${since}&players=3`)).toEqual([ids[2]]);
      const [{ seats }] = await exported(url(), `since=${since}&players=3`);
      expect(seats[2]).toEqual({ kind: 'bot', name: null, level: 'easy', rating: null });
      expect(await wanted(`since=${since}&card=militia`)).toEqual([ids[1], ids[3]]);
      expect(await wanted(`since=${since}&rated=true`)).toEqual([]);
      expect(await wanted(`since=${since}&rated=false`)).toEqual(ids);
      const [, { ended }] = await exported(url(), `since=${since}`);
      expect(await wanted(`since=${since}&until=${ended}`)).toEqual([ids[0]]);
      expect(await wanted(`since=${ended}`)).toEqual(ids.slice(1));
      const tomorrow = new Date(clock.now() + DAY).toISOString().slice(0, 10);
      expect(await wanted(`since=${tomorrow}`)).toEqual([]);
      expect((await exported(url(), `after=${ids[0]}&limit=1`))[0].setup.printed).toBe('first-game');
    });

    test('come packed for those who take it', async () => {
      const reply = await fetch(`${url()}/api/export/games`, { headers: { 'accept-encoding': 'identity' } });
      expect(reply.headers.get('content-encoding')).toBeNull();
      const plain = await reply.text();
      expect(plain).not.toBe('');
      const { request } = await import('node:http');
      const bytes = await new Promise<Buffer>((resolve, reject) => {
        const asked = request(
          `${url()}/api/export/games`,
          { headers: { 'accept-encoding': 'gzip' } },
          (got) => {
            expect(got.headers['content-encoding']).toBe('gzip');
            const pieces: Buffer[] = [];
            got.on('data', (piece) => pieces.push(piece));
            got.on('end', () => resolve(Buffer.concat(pieces)));
          },
        );
        asked.on('error', reject).end();
      });
      expect(gunzipSync(bytes).toString()).toBe(plain);
    });

    test('are refused with a sentence where a wish makes no sense', async () => {
      const { id, players } = await sitDown(url(), { kingdom: PEACE });
      await resign(players, id);
      clock.pass(20 * SECOND);
      const somebody = new Client(url());
      for (const [query, status, sentence] of [
        ['since=yesterday', 400, 'A time is given like 2026-01-31 or 2026-01-31T12:00:00Z.'],
        ['players=7', 400, 'players'],
        ['limit=0', 400, 'limit'],
        ['card=province', 422, 'There is no pile "province" that could be in a kingdom.'],
        ['card=Witch', 400, 'A pile is given by its id, such as "throne-room".'],
        ['after=aaaaaaaaaaaaaaaa', 404, 'There is no such game among those that are exported.'],
        // It was played by link, so nobody learns here that it was.
        [`after=${id}`, 404, 'There is no such game among those that are exported.'],
        ['more=1', 400, ''],
      ] as const) {
        const { status: got, body } = await somebody.ask('GET', `/api/export/games?${query}`);
        expect([query, got, (body as { message: string }).message]).toEqual([
          query,
          status,
          expect.stringContaining(sentence),
        ]);
      }
    });
  },
  { clock },
);

onServer(
  'asking for all games over and over',
  (url) => {
    test('is refused after a few times', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 11; n++) statuses.push((await fetch(`${url()}/api/export/games`)).status);
      expect(statuses).toEqual([...new Array(10).fill(200), 429]);
    });
  },
  { env: { RATE_LIMIT: '300' } },
);
