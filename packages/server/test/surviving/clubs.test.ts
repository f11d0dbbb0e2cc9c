import { afterAll, expect, test } from 'vitest';
import { newId } from '../../src/secrets.ts';
import type { Client } from '../support/client.ts';
import { clubPage, found, join, refusal, rolesIn } from '../support/clubs.ts';
import { newPostgres } from '../support/databases.ts';
import { member } from '../support/games.ts';
import { serverHere } from '../support/server.ts';

const { env, store, remove } = await newPostgres();
// They share nothing but the database, as two processes do.
const servers = await Promise.all([serverHere(env), serverHere(env)]);
afterAll(async () => {
  for (const { stop } of servers) await stop();
  await remove();
});

const MOST_MEMBERS = 500;
const TRIES = 8;

let made = 0;
const newMember = async () => {
  const name = `Ruth ${++made}`;
  return { name, client: await member(servers[made % 2].url, name) };
};
const newClub = async (people: number) => {
  const all = await Promise.all(Array.from({ length: people }, newMember));
  const { id } = await found(all[0].client, { name: `Round ${++made}` });
  for (const { client } of all.slice(1)) await join(client, id);
  return { id, all };
};
const makeOwner = (by: Client, id: string, name: string) =>
  by.do('PATCH', `/api/clubs/${id}/members/${encodeURIComponent(name)}`, { role: 'owner' });
const PASSWORD = { password: 'a good password' };

test('of those who join at once for the last place one gets it', async () => {
  const { id } = await newClub(1);
  const fillers = Array.from({ length: MOST_MEMBERS - 2 }, (_, i) => ({ id: newId(), name: `Filler ${i}` }));
  await store.db
    .insertInto('people')
    .values(
      fillers.map(({ id, name }) => ({ id, name, name_key: id, look: id, password: null, created_at: 0 })),
    )
    .execute();
  await store.db
    .insertInto('club_people')
    .values(fillers.map((one) => ({ club: id, person: one.id, role: 'member' as const, since: 1 })))
    .execute();
  const late = await Promise.all(Array.from({ length: 6 }, newMember));
  const path = `/api/clubs/${id}/join`;
  const replies = await Promise.all(late.map(({ client }) => client.ask('POST', path, {})));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await refusal(late[replies.findIndex(({ status }) => status === 409)].client, 'POST', path)).toBe(
    '409 club-full',
  );
  expect(await clubPage(late[0].client, id)).toMatchObject({ members: MOST_MEMBERS, full: true });
});

test('of two who want the same name at once one gets it', async () => {
  const people = await Promise.all([newMember(), newMember()]);
  for (let i = 0; i < TRIES; i++) {
    const names = [`Tower ${i}`, `TOWER-${i}`];
    const replies = await Promise.all(
      people.map(({ client }, n) => client.ask('POST', '/api/clubs', { name: names[n] })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = replies[0].status === 200 ? 0 : 1;
    const { id } = replies[first].body as { id: string };
    await people[first].client.do('POST', `/api/clubs/${id}/leave`);
  }
});

test('nobody founds more clubs than they may by founding them at once', async () => {
  const { client } = await newMember();
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, i) => client.ask('POST', '/api/clubs', { name: `Keep ${i}` })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('when both owners leave at once, somebody else follows; with nobody left the club is gone', async () => {
  for (let i = 0; i < TRIES; i++) {
    const { id, all } = await newClub(3);
    const [one, two, third] = all;
    await makeOwner(one.client, id, two.name);
    // One of them leaves by deleting the account.
    const leave = () => two.client.do('POST', `/api/clubs/${id}/leave`);
    await Promise.all([one.client.do('DELETE', '/api/me', PASSWORD), leave()]);
    expect(await rolesIn(third.client, id)).toEqual({ [third.name]: 'owner' });
    await join(two.client, id);
    await Promise.all([third.client.do('DELETE', '/api/me', PASSWORD), leave()]);
    expect(await refusal(two.client, 'GET', `/api/clubs/${id}`, undefined)).toBe('404 not-found');
    expect(
      await store.db.selectFrom('club_people').select('person').where('club', '=', id).execute(),
    ).toEqual([]);
  }
});

test('whoever makes a table for a club while all others leave it, or the club goes: nothing breaks', async () => {
  for (let i = 0; i < TRIES; i++) {
    const { id, all } = await newClub(1);
    const [{ client }] = all;
    const wish = { seats: ['person', 'person'], kingdom: { by: 'printed', id: 'first-game' }, club: id };
    const [table, left] = await Promise.all([
      client.ask('POST', '/api/tables', wish),
      client.ask('POST', `/api/clubs/${id}/leave`),
    ]);
    expect(left.status).toBe(200);
    // Either the table came first, and is one like any other now, or there was no club any more.
    expect([200, 403, 404]).toContain(table.status);
  }
});
