import { type LiveTable, LiveTables } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { look, member, onBothDatabases, PEACE, playOn, sitDown } from '../support/games.ts';

const clock = new TestClock();
const SECOND = 1000;
const open = { kingdom: PEACE, access: 'open' } as const;

onBothDatabases(
  'the games that are played now',
  (url) => {
    /** What is listed, a moment later: it is told for two seconds. */
    async function live(): Promise<readonly LiveTable[]> {
      clock.pass(2 * SECOND);
      return LiveTables.parse(await new Client(url()).do('GET', '/api/live')).tables;
    }
    const ids = async () => (await live()).map(({ id }) => id);

    test('are listed if people play each other there in the open, the best first, until they are left alone', async () => {
      const guests = await sitDown(url(), open);
      clock.pass(SECOND);
      const later = await sitDown(url(), open);
      await sitDown(url(), { kingdom: PEACE });
      await new Client(url()).make({ ...open, seats: ['person', { bot: 'easy' }] });
      await new Client(url()).make(open);
      expect(await ids()).toEqual([later.id, guests.id]);
      // Where more look on comes first among those that are alike.
      const watcher = await look(new Client(url()), guests.id);
      await guests.players[0].until(({ presences }) => presences.at(-1)?.watching === 1, 'the onlooker');
      expect(await live()).toMatchObject([{ id: guests.id, watching: 1 }, { id: later.id }]);
      watcher.close();
      await guests.players[0].until(({ presences }) => presences.at(-1)?.watching === 0, 'that they left');

      const people = [await member(url(), 'Ada Live'), await member(url(), 'Bob Live')];
      const first = await sitDown(url(), { ...open, rated: true }, people);
      await first.players[0].send('resign', { table: first.id });
      await first.players[1].until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
      clock.pass(20 * SECOND);
      const rated = await sitDown(url(), open, people);
      clock.pass(SECOND);
      expect(await ids()).toEqual([rated.id, later.id, guests.id]);
      const [{ seats }] = await live();
      expect(seats.map(({ name, standing }) => [name, Number(standing?.rating) < 1500])).toEqual([
        ['Ada Live', true],
        ['Bob Live', false],
      ]);

      clock.pass(200 * SECOND);
      await playOn(later.players, 1);
      clock.pass(200 * SECOND);
      expect(await ids()).toEqual([later.id]);
      clock.pass(300 * SECOND);
      expect(await ids()).toEqual([]);
    });

    test('say how they stand, as late as they are shown, and go on until their end may be known', async () => {
      const { id, players } = await sitDown(url(), { ...open, clock: { minutes: 60, increment: 0 } });
      await playOn(players, 1, () => ['buy curse']);
      clock.pass(15 * SECOND);
      const [before] = await live();
      expect(before.piles).toContainEqual({ pile: 'curse', left: 9 });
      await playOn(players, 1, () => ['buy curse']);
      clock.pass(10 * SECOND);
      const [same] = await live();
      expect(same).toMatchObject({ id, late: 15, piles: before.piles, points: before.points });
      clock.pass(5 * SECOND);
      const [after] = await live();
      const { view, points } = players[0].sight;
      expect(after).toMatchObject({ onTurn: view.onTurn, turn: 2, points, watching: 0 });
      expect(after.piles).toContainEqual({ pile: 'curse', left: 8 });
      expect([...points].sort()).toEqual([2, 2]);

      await players[0].send('resign', { table: id });
      await players[0].until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
      expect(await ids()).toEqual([id]);
      clock.pass(15 * SECOND);
      expect(await ids()).toEqual([]);
    });
  },
  { clock },
);
