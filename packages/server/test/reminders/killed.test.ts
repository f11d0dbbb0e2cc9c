import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { newPostgres, type TestDatabase } from '../support/databases.ts';
import { endBlocked, hold, untilBlocked } from '../support/holding.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { type ServerProcess, serverProcess } from '../support/server.ts';
import { ring, until } from '../support/waiting.ts';

let made: TestDatabase;
let service: PushService;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  made = await newPostgres();
  service = await startPushService(async () => {
    const { value } = await made.store.db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', 'vapid')
      .executeTakeFirstOrThrow();
    return JSON.parse(value).publicKey;
  }, ring);
});
beforeEach(async () => {
  service.reply(() => 201);
  await killAll();
  await made.store.db.deleteFrom('jobs').execute();
});
afterAll(async () => {
  await killAll();
  await service.close();
  await made.remove();
});

async function killAll(): Promise<void> {
  for (const { kill } of processes.splice(0)) await kill();
}

async function newProcess(): Promise<ServerProcess> {
  const process = await serverProcess(made.env);
  processes.push(process);
  return process;
}

/** Two people, of whom the first has a device; at the processes with these addresses they begin games. */
async function pair(url: string, device: string) {
  const [own, other] = [new Client(url), new Client(url)];
  await own.do('PATCH', '/api/me', { name: 'Ada' });
  await own.do('POST', '/api/me/push', service.device(device).subscription);
  return async (url: string) => {
    for (const client of [own, other]) client.url = url;
    const { id } = await own.make({ clock: { days: 1 } });
    await other.do('POST', `/api/tables/${id}/join`, {});
  };
}

const told = (device: string) => service.pushed.filter((one) => one.device === device);
const jobs = (kind: string) =>
  made.store.db.selectFrom('jobs').selectAll().where('kind', '=', kind).execute();

/** Waits until there is a job of this kind, and makes it due at once. */
async function hurry(kind: string): Promise<void> {
  while ((await jobs(kind)).length === 0) await pause(20);
  await made.store.db.updateTable('jobs').set({ due_at: 0 }).where('kind', '=', kind).execute();
}

/** What a dead process had taken on is free after ten seconds. */
const letGo = () => made.store.db.updateTable('jobs').set({ leased_until: 0 }).execute();

/** Nothing is left to do, apart from what is due later. */
async function settled(): Promise<void> {
  const due = made.store.db
    .selectFrom('jobs')
    .select('kind')
    .where('kind', 'in', ['notice', 'gather', 'deliver'])
    .where('due_at', '<=', Date.now());
  while ((await due.execute()).length > 0) await pause(20);
}

test('a process dies between deciding and sending: another one sends it, once', async () => {
  const dying = await newProcess();
  const play = await pair(dying.url, 'phone');
  await play(dying.url);
  // Nobody can begin to send as long as this is held.
  await sql`create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(7); return new; end $$`.execute(made.store.db);
  await sql`create trigger held before update on deliveries for each row execute function hold()`.execute(
    made.store.db,
  );
  const release = await hold(made.store.db, (db) => sql`select pg_advisory_xact_lock(7)`.execute(db));
  await hurry('gather');
  await untilBlocked(made.store.db);
  await dying.kill();
  // Otherwise the database would still carry out what the dead process has begun.
  await endBlocked(made.store.db);
  await release();
  await sql`drop trigger held on deliveries`.execute(made.store.db);
  expect(told('phone')).toEqual([]);

  const other = await newProcess();
  await letGo();
  await until(() => told('phone').length > 0, 'the reminder');
  await settled();
  expect(told('phone')).toHaveLength(1);

  // The hour has begun when it was decided: what comes now waits, whichever process finds it.
  await play(other.url);
  await hurry('gather');
  await settled();
  const [{ due_at }] = await jobs('gather');
  expect(due_at).toBeGreaterThan(Date.now() + 50 * 60_000);
  expect(told('phone')).toHaveLength(1);
});

test('a process dies while it sends: it may have gone out, so it is not sent again', async () => {
  const dying = await newProcess();
  service.reply(() => new Promise(() => {}));
  const play = await pair(dying.url, 'tablet');
  await play(dying.url);
  await hurry('gather');
  await until(() => told('tablet').length > 0, 'the reminder');
  await dying.kill();
  service.reply(() => 201);
  await newProcess();
  await letGo();
  while ((await made.store.db.selectFrom('deliveries').selectAll().execute()).length > 0) await pause(20);
  await settled();
  expect(told('tablet')).toHaveLength(1);
});

test('a process dies right after an answer: another one notices whose turn it is', async () => {
  const dying = await newProcess();
  const [own, other] = [new Client(dying.url), new Client(dying.url)];
  for (const [client, name] of [
    [own, 'desk'],
    [other, 'couch'],
  ] as const) {
    await client.do('PATCH', '/api/me', { name: 'Ada' });
    await client.do('POST', '/api/me/push', service.device(name).subscription);
  }
  const { id } = await own.make({ clock: { days: 1 } });
  await other.do('POST', `/api/tables/${id}/join`, {});
  await hurry('gather');
  await until(() => told('desk').length + told('couch').length === 2, 'the beginning');
  await settled();
  for (const client of [own, other]) await client.connect();
  const replies = [];
  for (const client of [own, other])
    replies.push(await client.send('answer', { table: id, seq: 0, picks: [] }));
  await dying.kill();
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  await made.store.db.deleteFrom('reminder_slots').execute();
  await newProcess();
  await letGo();
  await hurry('gather');
  await until(() => told('desk').length + told('couch').length === 3, 'the next turn');
  const last = service.pushed.at(-1);
  expect(last?.message.news).toEqual([{ kind: 'turn', count: 1, table: id }]);
  expect(last?.device).toBe(replies[0].ok ? 'couch' : 'desk');
});
