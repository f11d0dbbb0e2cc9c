import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Client } from '../../test/support/client.ts';
import { databases } from '../../test/support/databases.ts';
import { member } from '../../test/support/games.ts';
import { serverHere } from '../../test/support/server.ts';
import {
  members,
  open,
  pageOf,
  QUICK,
  running,
  tournamentOf,
  untilItIs,
} from '../../test/support/tournaments.ts';
import { schedule } from '../jobs/jobs.ts';
import { TOURNAMENT_JOB } from './opening.ts';

const PASSWORD = 'a good password';

test.for(Object.entries(databases))('what may be done with tournaments on %s', async ([, newDatabase]) => {
  const { env, store, remove } = await newDatabase();
  const { url, stop } = await serverHere(env);
  const { db } = store;
  const end = async () => {
    await stop();
    await remove();
  };
  try {
    await checkLimits();
    await checkWishes();
    await checkEntering();
    await checkReplay();
    await checkForgetting();
  } finally {
    await end();
  }

  async function checkLimits(): Promise<void> {
    const [ada, ben] = await members(url, ['Ada', 'Ben']);
    const guest = new Client(url);
    await guest.do('PATCH', '/api/me', { name: 'Konrad' });
    const wish = { name: 'Cup', ...QUICK, startsWith: 4 };
    const refused = await guest.ask('POST', '/api/tournaments', wish);
    expect(refused).toMatchObject({ status: 403, body: { code: 'members-only' } });
    const { id } = await open(ada, { startsWith: 4 });
    await open(ada, { startsWith: 4 });
    const third = () => ada.ask('POST', '/api/tournaments', wish);
    expect(await third()).toMatchObject({ status: 429, body: { code: 'too-many-tournaments' } });
    const foul = await ben.ask('POST', `/api/tournaments/${id}/cancel`);
    expect(foul).toMatchObject({ status: 403, body: { code: 'not-organiser' } });
    expect((await ada.do<{ status: string }>('POST', `/api/tournaments/${id}/cancel`)).status).toBe(
      'cancelled',
    );
    expect((await third()).status).toBe(200);
    const [{ id: last }] = (await ada.do<{ upcoming: { id: string }[] }>('GET', '/api/tournaments')).upcoming;
    await ada.do('POST', `/api/tournaments/${last}/cancel`);
    // Only one is open, but three were opened today.
    expect(await third()).toMatchObject({ status: 429, body: { code: 'too-many-tournaments' } });
    // Nor does it help to ask twice at once.
    const both = await Promise.all([1, 2, 3].map(() => ben.ask('POST', '/api/tournaments', wish)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  }

  async function checkWishes(): Promise<void> {
    const [cleo] = await members(url, ['Cleo']);
    const wrong: [string, object][] = [
      ['tournament', { startsWith: undefined }],
      ['tournament', { startsAt: new Date(Date.now() + 60_000).toISOString() }],
      ['tournament', { startsWith: undefined, startsAt: '2001-01-01T00:00:00Z' }],
      ['tournament', { startsWith: undefined, startsAt: '2999-01-01T00:00:00Z' }],
      ['tournament', { kind: 'arena', clock: { days: 2 } }],
      ['tournament', { kind: 'round-robin', most: 40 }],
      ['tournament', { startsWith: 9, most: 8 }],
      ['invalid', { name: 'a' }],
      ['invalid', { kind: 'league' }],
      ['invalid', { description: 'x'.repeat(1001) }],
      ['invalid', { kingdoms: { by: 'chosen', kingdoms: [] } }],
      ['kingdom', { kingdoms: { by: 'chosen', kingdoms: [{ by: 'text', text: 'Nosuch' }] } }],
    ];
    for (const [code, change] of wrong) {
      const { status, body } = await cleo.ask('POST', '/api/tournaments', {
        name: 'Cup',
        ...QUICK,
        startsWith: 4,
        ...change,
      });
      expect({ change, status, code: (body as { code: string }).code }).toEqual({
        change,
        status: code === 'invalid' ? 400 : 422,
        code,
      });
      expect((body as { message: string }).message).toMatch(/^[A-Z].*\.( \(.*\))?$/);
    }
    const mine = await db.selectFrom('tournaments').select('id').where('name', '=', 'Cup').execute();
    // Those of Ada and Ben.
    expect(mine).toHaveLength(3);
    expect(await cleo.ask('GET', '/api/tournaments/aaaaaaaaaaaaaaaa')).toMatchObject({ status: 404 });
  }

  async function checkEntering(): Promise<void> {
    const [dora] = await members(url, ['Dora']);
    const { id } = await open(dora, { startsWith: 2, most: 2, rated: true });
    const guest = new Client(url);
    const nameless = await guest.askNameless('POST', `/api/tournaments/${id}/join`);
    expect(nameless).toMatchObject({ status: 403, body: { code: 'rated' } });
    const { id: free } = await open(dora, { startsWith: 3, most: 3 });
    expect(await guest.ask('POST', `/api/tournaments/${free}/join`)).toMatchObject({
      status: 403,
      body: { code: 'nameless' },
    });
    await guest.do('PATCH', '/api/me', { name: 'Gustav' });
    const joined = await guest.do<{ joined: boolean }>('POST', `/api/tournaments/${free}/join`);
    expect(joined.joined).toBe(true);
    await guest.do('POST', `/api/tournaments/${free}/join`);
    expect((await pageOf(dora, free)).entrantList).toHaveLength(1);
    expect((await guest.do<{ joined: boolean }>('POST', `/api/tournaments/${free}/withdraw`)).joined).toBe(
      false,
    );
    expect((await pageOf(dora, free)).entrantList).toHaveLength(0);
    await guest.do('POST', `/api/tournaments/${free}/join`);

    const { token } = await dora.do<{ token: string }>('POST', '/api/tokens', { label: 'My bot' });
    const program = await fetch(`${url}/api/tournaments/${free}/join`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([program.status, ((await program.json()) as { code: string }).code]).toEqual([
      403,
      'not-for-programs',
    ]);
    // Whom the guest turns out to be takes part in their place.
    const emil = await member(url, 'Emil');
    await emil.do('POST', '/api/logout');
    await guest.do('POST', '/api/login', { name: 'Emil', password: PASSWORD });
    expect((await pageOf(dora, free)).entrantList).toMatchObject([{ name: 'Emil', member: true }]);
    await dora.do('POST', `/api/tournaments/${free}/cancel`);

    const people = await members(url, ['Fritz', 'Gerda', 'Hanna']);
    for (const one of people.slice(0, 2)) await one.do('POST', `/api/tournaments/${id}/join`);
    await untilItIs(dora, id, ({ round }) => round === 1);
    expect((await people[2].ask('POST', `/api/tournaments/${id}/join`)).status).toBe(409);
  }

  async function checkReplay(): Promise<void> {
    const people = await members(url, ['Ida', 'Jan']);
    const page = await tournamentOf(people, { kind: 'knock-out' });
    const [{ first, second, table }] = running(page);
    // As if they had shared the victory.
    const share = async (id: string | null) => {
      await db
        .updateTable('tournament_games')
        .set({ outcome: 'shared', ended_at: 1 })
        .where('table_id', '=', id)
        .execute();
      await schedule(db, TOURNAMENT_JOB, page.id, 0);
    };
    await share(table);
    const again = await untilItIs(people[0], page.id, (now) => running(now).length === 1);
    expect(running(again)).toMatchObject([{ first: second, second: first, game: 2, round: 1, board: 1 }]);
    expect(again.roundList[0].games).toHaveLength(2);
    await share(running(again)[0].table);
    const over = await untilItIs(people[0], page.id, ({ status }) => status === 'over');
    expect(over.winners).toEqual(['Ida']);
  }

  async function checkForgetting(): Promise<void> {
    const [kim, leo, mia] = await members(url, ['Kim', 'Leo', 'Mia']);
    const { id: upcoming } = await open(kim, { startsWith: 3, description: 'For all of us' });
    await leo.do('POST', `/api/tournaments/${upcoming}/join`);
    const page = await tournamentOf([leo, kim, mia], { rounds: 2, name: 'With Kim' });
    const { tournaments } = await kim.do<{ tournaments: object }>('GET', '/api/me/data');
    expect(tournaments).toMatchObject({
      opened: [{ id: upcoming, description: 'For all of us' }],
      entered: [{ id: page.id, name: 'With Kim', n: 2, rating: 1500, out: null }],
    });
    const [{ table, first }] = running(page);
    await kim.do('DELETE', '/api/me', { password: PASSWORD });
    expect(await pageOf(leo, upcoming)).toMatchObject({
      status: 'cancelled',
      organiser: null,
      description: '',
      host: false,
    });
    // Nobody has to wait for them.
    const after = await untilItIs(
      leo,
      page.id,
      (now) => now.entrantList[1].out === 'deleted' && now.round === 2,
    );
    expect(after.entrantList[1].name).toBe(null);
    const game = after.roundList[0].games.find((one) => one.table === table);
    if (game?.first === 2 || game?.second === 2) expect(game.outcome).toBe(first === 2 ? 'second' : 'first');
    const left = await sql<{ n: number }>`select count(*) as n from tournament_entrants e
      where person <> 'deleted' and not exists (select 1 from people p where p.id = e.person)`.execute(db);
    expect(Number(left.rows[0].n)).toBe(0);
  }
});
