import type { Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { onServer } from '../support/games.ts';

onServer('the list of your own tables', (url) => {
  const own = async (client: Client) =>
    ((await client.do('GET', '/api/me/tables')) as Table[]).map(({ id, status }) => [id, status]);

  test('is empty for a stranger', async () => {
    expect(await own(new Client(url()))).toEqual([]);
  });

  test('has those you have made or joined, not those of others', async () => {
    const [host, guest, stranger] = [new Client(url()), new Client(url()), new Client(url())];
    const waiting = await host.make({ seats: ['person', 'person'] });
    await stranger.make({ seats: ['person', 'person'] });
    expect(await own(host)).toEqual([[waiting.id, 'open']]);
    await guest.do('POST', `/api/tables/${waiting.id}/join`, {});
    expect(await own(host)).toEqual([[waiting.id, 'running']]);
    expect(await own(guest)).toEqual([[waiting.id, 'running']]);
  });

  test('has no closed tables', async () => {
    const host = new Client(url());
    const { id } = await host.make({ seats: ['person', 'person'] });
    await host.do('POST', `/api/tables/${id}/leave`, {});
    expect(await own(host)).toEqual([]);
  });
});
