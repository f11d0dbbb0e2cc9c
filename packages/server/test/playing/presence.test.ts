import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { look, onServer, sitDown } from '../support/games.ts';

onServer('whether people are there', (url) => {
  const states = ({ presences }: Client) => presences.at(-1)?.seats.map(({ is }) => is);
  const sees = (client: Client, ...expected: string[]) =>
    client.until(() => states(client)?.join() === expected.join(), `to see ${expected}`);

  test('is told to everybody at the table, with how long a bot is waited for and how many look on', async () => {
    const { id, players } = await sitDown(url());
    const [one, other] = players;
    await sees(one, 'here', 'here');
    expect(one.presences.at(-1)).toMatchObject({ table: id, patience: 90_000, watching: 0 });
    const watcher = await look(new Client(url()), id);
    await sees(watcher, 'here', 'here');
    await one.until(({ presences }) => presences.at(-1)?.watching === 1, 'the one who looks on');
    expect(await other.send('looking', { table: id, looking: false })).toEqual({ ok: true, value: null });
    await sees(one, 'here', 'away');
    await other.send('looking', { table: id, looking: true });
    await sees(one, 'here', 'here');
    const before = Date.now();
    other.close();
    await sees(one, 'here', 'gone');
    await sees(watcher, 'here', 'gone');
    const since = one.presences.at(-1)?.seats[1].since as number;
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(Date.now());
    // Who comes later knows it, too.
    const late = await look(new Client(url()), id);
    await sees(late, 'here', 'gone');
    expect(late.presences.at(-1)?.seats[1].since).toBe(since);
    await look(other, id);
    await sees(one, 'here', 'here');
  });

  test('is told in the waiting room as people sit down; bots are not told of', async () => {
    const [host, guest] = [new Client(url()), new Client(url())];
    const { id } = await host.make({ seats: [{ bot: 'easy' }, 'person', 'person'] });
    for (const client of [host, guest]) {
      await client.connect();
      await client.watch(id);
    }
    await sees(host, 'here');
    await guest.do('POST', `/api/tables/${id}/join`, {});
    await look(guest, id);
    await sees(host, 'here', 'here');
    expect(host.presences.at(-1)?.seats.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('says nothing about tables that one does not look at', async () => {
    const { id } = await sitDown(url());
    const stranger = new Client(url());
    await stranger.connect();
    expect(await stranger.send('looking', { table: id, looking: false })).toEqual({ ok: true, value: null });
    expect(await stranger.sendAnything('looking', { table: id, looking: 'yes' })).toMatchObject({
      ok: false,
    });
    expect(stranger.presences).toEqual([]);
  });
});
