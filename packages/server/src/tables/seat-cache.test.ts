import { expect, test } from 'vitest';
import { simpleAnswer } from '../../test/support/answers.ts';
import { Client } from '../../test/support/client.ts';
import { dataFolder } from '../../test/support/folder.ts';
import { serverHere } from '../../test/support/server.ts';
import { EVERY_TABLE, LocalBus } from '../store/bus.ts';
import type { SeatRow } from '../store/database.ts';
import { SeatCache } from './seat-cache.ts';

const ID = 'aaaaaaaaaaaaaaaa';

/** A database of one table, that counts how often it is asked. */
function tableOf(...people: (string | null)[]) {
  const bus = new LocalBus();
  const asked = { times: 0, people };
  const cache = new SeatCache(bus, async (table_id) => {
    asked.times++;
    return asked.people.map((person, seat): SeatRow => ({ table_id, seat, person, level: null, program: 0 }));
  });
  const who = async () => (await cache.of(ID)).map(({ person }) => person);
  return { bus, asked, who };
}

test('the database is asked once', async () => {
  const { asked, who } = tableOf('ann', 'bob');
  await who();
  expect(await who()).toEqual(['ann', 'bob']);
  expect(asked.times).toBe(1);
});

test.each([ID, EVERY_TABLE])('it is asked again after news of %s', async (table) => {
  const { bus, asked, who } = tableOf('ann', 'bob');
  await who();
  asked.people = ['ann', 'carl'];
  bus.publish({ table, what: 'seats' });
  expect(await who()).toEqual(['ann', 'carl']);
});

test('news that come while it is being asked count', async () => {
  const { bus, asked, who } = tableOf('ann', 'bob');
  const before = who();
  asked.people = ['ann', 'carl'];
  bus.publish({ table: ID, what: 'seats' });
  await before;
  expect(await who()).toEqual(['ann', 'carl']);
});

test('a table with a free seat is asked each time', async () => {
  const { asked, who } = tableOf('ann', null);
  await who();
  asked.people = ['ann', 'bob'];
  expect(await who()).toEqual(['ann', 'bob']);
});

test('a guest who signs in in the middle of a game plays on as the member', async () => {
  const folder = dataFolder();
  const server = await serverHere({ DATA_DIR: folder.path });
  const ann = { name: 'Ann', password: 'correct horse' };
  await new Client(server.url).do('POST', '/api/register', ann);

  const client = new Client(server.url);
  const table = await client.make({ seats: ['person', { bot: 'easy' }] });
  const answerOnce = async () => {
    await client.connect();
    await client.watch(table.id);
    await client.until(({ sights }) => sights.at(-1)?.decision != null, 'a question');
    return client.answer(simpleAnswer(client.sight));
  };
  expect(await answerOnce()).toMatchObject({ ok: true });
  await client.do('POST', '/api/login', ann);
  client.sights.length = 0;
  expect(await answerOnce()).toMatchObject({ ok: true });

  client.close();
  await server.stop();
  folder.remove();
});
