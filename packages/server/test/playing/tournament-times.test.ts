import type { TournamentPage } from '@provincia/protocol';
import { describe, expect, test } from 'vitest';
import { simpleAnswer } from '../support/answers.ts';
import type { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { look, onServer } from '../support/games.ts';
import { members, open, pageOf, resign, running, tournamentOf, untilItIs } from '../support/tournaments.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const clock = new TestClock();
const later = (minutes: number) => new Date(clock.now() + minutes * MINUTE).toISOString();

onServer(
  'tournaments in time',
  (url) => {
    let made = 0;
    const newMembers = (count: number) =>
      members(
        url(),
        Array.from({ length: count }, () => `Toni ${++made}`),
      );
    const isOver = ({ status }: TournamentPage) => status === 'over';
    const byNumber = async (people: readonly Client[], id: string) =>
      new Map(
        await Promise.all(
          people.map(async (one): Promise<[number, Client]> => [Number((await pageOf(one, id)).you), one]),
        ),
      );

    test('a tournament begins at its time, and not before; it can be put off', async () => {
      const [ada, ben] = await newMembers(2);
      const { id } = await open(ada, { startsAt: later(10) });
      for (const one of [ada, ben]) await one.do('POST', `/api/tournaments/${id}/join`);
      await ada.do('PATCH', `/api/tournaments/${id}`, { startsAt: later(30) });
      clock.pass(11 * MINUTE);
      // Another one that is due now is begun, and so was this one looked at.
      const other = await tournamentOf(await newMembers(2));
      expect(other.status).toBe('running');
      expect(await pageOf(ada, id)).toMatchObject({ status: 'upcoming', startsAt: later(19) });
      clock.pass(19 * MINUTE);
      const page = await untilItIs(ada, id, ({ round }) => round === 1);
      expect(page).toMatchObject({ status: 'running', startedAt: later(0) });
      const late = await ada.ask('POST', `/api/tournaments/${id}/cancel`);
      expect(late).toMatchObject({ status: 409, body: { code: 'tournament-too-late' } });
    });

    test('without two entrants it does not take place', async () => {
      const [ada] = await newMembers(1);
      const { id } = await open(ada, { startsAt: later(5) });
      await ada.do('POST', `/api/tournaments/${id}/join`);
      clock.pass(5 * MINUTE);
      expect((await untilItIs(ada, id, ({ status }) => status !== 'upcoming')).status).toBe('cancelled');
    });

    test('who does not answer for three minutes has not come, and is taken out after two times', async () => {
      const people = await newMembers(4);
      let page = await tournamentOf(people, { rounds: 3 });
      const clients = await byNumber(people, page.id);
      const absent = running(page)[0].first;
      while (page.status === 'running' && page.entrantList.find(({ n }) => n === absent)?.out === null) {
        for (const { first, second, table } of running(page)) {
          if (first === absent) continue;
          if (second !== absent) await resign(clients.get(first) as Client, table as string);
          else await answerOnce(clients.get(first) as Client, table as string);
        }
        const { round } = page;
        // Two minutes are not enough.
        clock.pass(2 * MINUTE);
        await open((await newMembers(1))[0], { startsWith: 9 });
        expect((await pageOf(people[0], page.id)).round).toBe(round);
        clock.pass(MINUTE);
        page = await untilItIs(people[0], page.id, (now) => now.round > round || isOver(now));
      }
      const lost = page.roundList.flatMap(({ games }) => games.filter(({ forfeit }) => forfeit));
      expect(lost).toHaveLength(2);
      expect(page.entrantList.find(({ n }) => n === absent)?.out).toBe('no-show');
      expect(page.standings.find(({ n }) => n === absent)).toMatchObject({ noShows: 2, points: 0 });
      // They do not play in the third round, so somebody else has a bye.
      const third = page.roundList[2].games;
      expect(third.flatMap(({ first, second }) => [first, second])).not.toContain(absent);
      expect(third.some(({ outcome }) => outcome === 'bye')).toBe(true);
    });

    /** Plays the whole first turn, so that the other one is asked. */
    async function answerOnce(client: Client, table: string): Promise<void> {
      await look(client, table);
      while (client.sight.decision !== null) {
        const { seq } = client.sight;
        await client.answer(simpleAnswer(client.sight));
        await client.until(({ sight }) => sight.seq > seq, 'what follows');
      }
      client.close();
    }

    describe('arena', () => {
      const arena = { kind: 'arena', minutes: 30, kingdomMinutes: 10, kingdoms: { by: 'drawn' } } as const;

      test('whoever is free is paired, again and again, until the time is over', async () => {
        const people = await newMembers(4);
        let page = await tournamentOf(people, arena);
        page = await untilItIs(people[0], page.id, (now) => running(now).length === 2);
        const clients = await byNumber(people, page.id);
        const [one, other] = running(page);
        await resign(clients.get(one.first) as Client, one.table as string);
        // Those two have just played each other: they wait for somebody else at first.
        await untilItIs(people[0], page.id, (now) => running(now).length === 1);
        await resign(clients.get(other.first) as Client, other.table as string);
        await untilItIs(people[0], page.id, (now) => running(now).length === 0);
        // They rest for ten seconds.
        clock.pass(10 * SECOND);
        page = await untilItIs(people[0], page.id, (now) => running(now).length === 2);
        const again = running(page).map(({ first, second }) => [first, second].sort().join());
        for (const { first, second } of [one, other])
          expect(again).not.toContain([first, second].sort().join());
        // Another kingdom after ten minutes, the same for all.
        clock.pass(10 * MINUTE);
        page = await untilItIs(people[0], page.id, ({ round }) => round === 2);
        expect(page.roundList).toHaveLength(2);
        expect(page.roundList[0].kingdom).not.toEqual(page.roundList[1].kingdom);
        // Nobody has come for the games, so they are lost.
        page = await untilItIs(people[0], page.id, (now) => running(now).length === 0);
        expect(page.roundList[0].games.filter(({ forfeit }) => forfeit)).toHaveLength(2);
        // Somebody comes late, and plays as soon as somebody is free.
        const [late] = await newMembers(1);
        await people[0].do('POST', `/api/tournaments/${page.id}/withdraw`);
        await late.do('POST', `/api/tournaments/${page.id}/join`);
        clock.pass(10 * SECOND);
        page = await untilItIs(late, page.id, ({ yourTable }) => yourTable !== null);
        expect(page.roundList[1].games.some(({ table }) => table === page.yourTable)).toBe(true);
        // Nothing begins any more, but what has begun is played to its end and counts.
        clock.pass(20 * MINUTE);
        page = await untilItIs(late, page.id, isOver);
        expect(page.standings.reduce((sum, { games }) => sum + games, 0)).toBe(
          2 * page.roundList.flatMap(({ games }) => games).length,
        );
        expect(page.standings[0].points).toBeGreaterThan(0);
      });

      test('if there is nobody else, the same two play again after a while', async () => {
        const people = await newMembers(2);
        let page = await tournamentOf(people, arena);
        page = await untilItIs(people[0], page.id, (now) => running(now).length === 1);
        const clients = await byNumber(people, page.id);
        const [{ table, first }] = running(page);
        await resign(clients.get(first) as Client, table as string);
        await untilItIs(people[0], page.id, (now) => running(now).length === 0);
        clock.pass(20 * SECOND);
        page = await untilItIs(people[0], page.id, (now) => running(now).length === 1);
        // And the other one begins.
        expect(running(page)[0].second).toBe(first);
      });
    });

    test('by the day nobody has to come at once, but who lets the first days pass has not come', async () => {
      const people = await newMembers(2);
      const page = await tournamentOf(people, { clock: { days: 1 } });
      clock.pass(60 * MINUTE);
      const other = await tournamentOf(await newMembers(2));
      expect(other.status).toBe('running');
      expect(running(await pageOf(people[0], page.id))).toHaveLength(1);
      clock.pass(24 * 60 * MINUTE);
      const over = await untilItIs(people[0], page.id, isOver);
      expect(over.roundList[0].games).toMatchObject([{ outcome: 'second', forfeit: true }]);
    });
  },
  { clock },
);
