import { afterAll, expect, test } from 'vitest';
import { simpleAnswer } from '../test/support/answers.ts';
import { Client } from '../test/support/client.ts';
import { dataFolder } from '../test/support/folder.ts';
import { serverHere } from '../test/support/server.ts';

const folder = dataFolder();
// The test answers faster than anybody clicks.
const server = await serverHere({ DATA_DIR: folder.path, RATE_LIMIT: '100000' });
afterAll(async () => {
  await server.stop();
  folder.remove();
});

test('somebody plays a whole game against a bot, without an account', async () => {
  const client = new Client(server.url);
  const table = await client.make({ seats: ['person', { bot: 'easy' }] });
  expect(table.status).toBe('running');
  await client.connect();
  await client.watch(table.id);
  for (;;) {
    await client.until(
      ({ sight }) => sight.decision !== null || sight.result !== null,
      'a question or the end',
    );
    if (client.sight.result !== null) break;
    const { seq } = client.sight;
    expect(await client.answer(simpleAnswer(client.sight))).toEqual({ ok: true, value: null });
    await client.until(({ sight }) => sight.seq > seq || sight.result !== null);
  }
  expect(client.sight.result?.points).toHaveLength(2);
  await client.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end of the table');
  const { packed } = await client.do<{ packed: string }>('GET', `/api/tables/${table.id}/packed`);
  expect(packed.split('.')).toHaveLength(8);
  client.close();
});
