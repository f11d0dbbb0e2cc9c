import type { AnswersAhead, Turns } from '@provincia/protocol';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { Client } from '../support/client.ts';
import { fail, NO_LIMIT } from '../support/databases.ts';
import { look, PEACE, sides } from '../support/games.ts';
import { logOf } from '../support/player.ts';
import { startPostgres } from '../support/postgres.ts';
import { startProxy } from '../support/proxy.ts';
import { serverHere, serverProcess } from '../support/server.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.newDatabase();
const store = await openStore({ databaseUrl, dataDir: '' }, fail);
const other = await serverHere({ DATABASE_URL: databaseUrl, ...NO_LIMIT });
afterAll(async () => {
  await other.stop();
  await store.close();
  await postgres.stop();
});

const answers: AnswersAhead = {
  reactions: [],
  purchase: { cards: ['silver', 'copper'], otherwise: 'nothing' },
};

/** Two people with a game by the day; both look at it by the first address. */
async function gameByDay(url: string) {
  const clients = [new Client(url), new Client(url)];
  const { id } = await clients[0].make({ clock: { days: 1 }, kingdom: PEACE });
  await clients[1].do('POST', `/api/tables/${id}/join`, {});
  for (const client of clients) await look(client, id);
  const { own, others } = await sides(clients);
  return { id, own, rival: others[0], seat: others[0].sight.view.own?.seat as number };
}

test('an answer in advance is given once, also if the process that was to give it is killed', async () => {
  const proxy = await startProxy(databaseUrl);
  const dying = await serverProcess({ DATABASE_URL: proxy.url, ...NO_LIMIT });
  const { id, own, rival, seat } = await gameByDay(dying.url);
  await rival.do('POST', `/api/tables/${id}/ahead`, { answers });
  // Nothing goes to the database after the end of the turn: neither the news of it nor what follows from it.
  proxy.hushAt('append', 'append');
  const { seq } = own.sight;
  own.send('answer', { table: id, seq, picks: [] }).catch(() => {});
  await proxy.hushed;
  await dying.kill();
  await proxy.close();
  const before = await logOf(store, id);
  expect(before.map(({ kind }) => kind)).toEqual(['ahead', 'answer']);
  // The tables of the dead process are free after ten seconds.
  await store.db.updateTable('heads').set({ leased_until: 0 }).where('table_id', '=', id).execute();
  own.url = other.url;
  await look(own, id);
  await own.until(
    ({ sight }) => sight.decision !== null && sight.view.seats[seat].turns === 1,
    'a turn after',
  );
  const given = (await logOf(store, id)).slice(2);
  expect(given.map(({ kind, data }) => ({ kind, ...data }))).toEqual([
    { kind: 'answer', seat, picks: ['treasures'], ahead: true },
    { kind: 'answer', seat, picks: [expect.stringMatching(/^buy (silver|copper)$/)], ahead: true },
  ]);
  for (const client of [own, rival]) client.close();
});

test('whose turn it is is told, and known, at every process', async () => {
  const one = await serverProcess({ DATABASE_URL: databaseUrl, ...NO_LIMIT });
  const { id, own, rival } = await gameByDay(one.url);
  rival.url = other.url;
  await rival.connect();
  await own.answer([]);
  const isTold = ({ heard }: Client) => heard.some(([name, news]) => name === 'news' && isTurn(news));
  const isTurn = (news: unknown) => JSON.stringify(news) === JSON.stringify({ what: 'turn', table: id });
  await rival.until(isTold, 'news');
  await one.kill();
  const { yours } = await rival.do<Turns>('GET', '/api/me/turns');
  expect(yours.map(({ table }) => table.id)).toEqual([id]);
  for (const client of [own, rival]) client.close();
});
