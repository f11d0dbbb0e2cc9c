import { expect, test } from 'vitest';
import { onBothDatabases } from '../../test/support/people-app.ts';
import { packLog, replaceLog } from '../course/log.ts';
import { DELETED } from './person.ts';

const PASSWORD = 'correct horse battery';

onBothDatabases((made) => {
  test('people can download what is stored about them, without secrets that open their account', async () => {
    const ada = await made().member('Ada', PASSWORD);
    const id = await made().idOf(ada);
    const { token } = (await ada.ask('POST', '/api/tokens', { label: 'My bot' })).body;
    const table = await made().table(['somebody', id], { status: 'running', result: null });
    await made().say(table, id, 'Good luck!');
    const entry = (n: number, seat: number) => ({
      table_id: table,
      n,
      kind: 'answer',
      data: JSON.stringify({ seat, picks: [`card of ${seat}`] }),
      at: made().now,
    });
    await made()
      .db.insertInto('log')
      .values([entry(0, 0), entry(1, 1)])
      .execute();
    const review = { decisions: 3, errorRate: 0.01, accuracy: 63 };
    await made()
      .db.updateTable('seats')
      .set({ reviewed: JSON.stringify(review) })
      .where('person', '=', id)
      .execute();
    const { headers, body } = await ada.ask('GET', '/api/me/data');
    expect(headers['content-disposition']).toBe('attachment; filename="provincia.json"');
    expect(body).toMatchObject({
      person: { id, name: 'Ada', registered: true, hasPassword: true },
      sessions: [{ agent: 'Test' }],
      tokens: [{ label: 'My bot' }],
      chat: [{ table, text: 'Good luck!' }],
      games: [{ table, seat: 1, status: 'running', review, log: [{ kind: 'answer', picks: ['card of 1'] }] }],
    });
    // The same once the game is over and its log is packed.
    const whole = await packLog(made().db, table);
    await made()
      .db.transaction()
      .execute((db) => replaceLog(db, table, whole));
    expect((await ada.ask('GET', '/api/me/data')).body.games).toEqual(body.games);
    const { seed } = await made().db.selectFrom('tables').select('seed').executeTakeFirstOrThrow();
    const hashes = await made().db.selectFrom('sessions').select('id').execute();
    const text = JSON.stringify(body);
    for (const secret of [seed, token, 'argon2', 'card of 0', ...hashes.map((row) => row.id)]) {
      expect(text).not.toContain(secret);
    }
  });

  test('somebody without games gets a file as well', async () => {
    const guest = made().browser();
    await guest.ask('POST', '/play');
    expect((await guest.ask('GET', '/api/me/data')).body).toMatchObject({
      person: { registered: false },
      games: [],
    });
  });

  test('people can delete their account; the games of others stay', async () => {
    const ada = await made().member('Ada', PASSWORD);
    const eve = await made().member('Eve');
    const [a, e] = [await made().idOf(ada), await made().idOf(eve)];
    await ada.ask('POST', '/api/tokens', { label: 'My bot' });
    const played = await made().table([a, e]);
    const opened = await made().table([a, null], { status: 'open' });
    const joined = await made().table([e, a], { status: 'open' });
    await made().say(played, a, 'My address is ...');
    await made()
      .db.updateTable('seats')
      .set({ reviewed: '{"decisions":3,"errorRate":0.01,"accuracy":63}' })
      .where('table_id', '=', played)
      .execute();
    await made()
      .db.insertInto('ratings')
      .values({ person: a, kind: 'live', players: 2, mu: 25, sigma: 8, games: 1 })
      .execute();
    await made().db.insertInto('vacations').values({ person: a, began_at: 1, ends_at: 2 }).execute();

    expect((await ada.ask('DELETE', '/api/me', {})).status).toBe(403);
    expect((await ada.ask('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200);

    expect(ada.cookie).toBeUndefined();
    const { db } = made();
    for (const table of ['sessions', 'tokens', 'ratings', 'passkeys', 'vacations'] as const) {
      expect(await db.selectFrom(table).select('person').where('person', '=', a).execute()).toEqual([]);
    }
    expect(await db.selectFrom('people').select('id').execute()).toEqual([{ id: e }]);
    expect(await db.selectFrom('chat').select(['person', 'text']).execute()).toEqual([
      { person: '', text: '' },
    ]);
    expect(await made().sitting(played)).toEqual([DELETED, e]);
    const reviewed = db.selectFrom('seats').select('person').where('reviewed', 'is not', null);
    expect(await reviewed.execute()).toEqual([{ person: e }]);
    expect(await made().sitting(joined)).toEqual([e, null]);
    const closed = await db
      .selectFrom('tables')
      .select(['status', 'host'])
      .where('id', '=', opened)
      .execute();
    expect(closed).toEqual([{ status: 'closed', host: DELETED }]);
    expect(
      made()
        .news.filter(({ what }) => what === 'seats')
        .map(({ table }) => table)
        .sort(),
    ).toEqual([opened, joined].sort());
    const { games } = (await eve.ask('GET', '/api/me/games')).body;
    expect(games).toMatchObject([{ id: played, seat: 1, seats: [{ name: null }, { name: 'Eve' }] }]);
    // The name is free again.
    await made().member('Ada');
  });
});
