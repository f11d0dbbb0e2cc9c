import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { look, onServer } from '../support/games.ts';

onServer('a guest without a name', (url) => {
  const wish = { seats: ['person', 'person'], kingdom: { by: 'printed', id: 'first-game' } };
  const alone = { ...wish, seats: ['person', { bot: 'easy' }] };
  const me = async (client: Client) => (await client.do<{ me: unknown }>('GET', '/api/me')).me;

  test('plays against bots, and nobody who looks on is shown a made-up name', async () => {
    const guest = new Client(url());
    const { status, body } = await guest.askNameless('POST', '/api/tables', alone);
    expect([status, await me(guest)]).toMatchObject([200, { named: false }]);
    const { id } = body as { id: string };
    const watcher = await look(new Client(url()), id);
    expect(watcher.tables[0].seats[0]).toEqual({ kind: 'guest', name: null, level: null });
    expect(JSON.stringify(watcher.heard)).not.toContain('Guest ');
  });

  test('chooses one before making or joining a table with people, or talking at one', async () => {
    const guest = new Client(url());
    const nameless = { status: 403, body: { code: 'nameless' } };
    expect(await guest.askNameless('POST', '/api/tables', wish)).toMatchObject(nameless);
    const host = new Client(url());
    const { id } = await host.make();
    expect(await guest.askNameless('POST', `/api/tables/${id}/join`, {})).toMatchObject(nameless);
    expect((await host.do('GET', `/api/tables/${id}`)).seats[1].kind).toBe('free');
    await guest.connect();
    await guest.watch(id);
    const talk = () => guest.send('chat', { table: id, text: 'hello' });
    expect(await talk()).toMatchObject({ ok: false, problem: { code: 'nameless' } });
    await guest.do('PATCH', '/api/me', { name: 'Beatriz' });
    expect(await me(guest)).toMatchObject({ name: 'Beatriz', named: true, kind: 'guest' });
    // The socket from before is theirs, too.
    expect(await talk()).toEqual({ ok: true, value: null });
    await guest.until(({ chat }) => chat.length > 0, 'the line');
    expect(guest.chat[0]).toMatchObject({ name: 'Beatriz', seat: null });
    await guest.do('POST', `/api/tables/${id}/join`, {});
    // A name can be changed at any time, and everybody sees it.
    await look(host, id);
    await guest.do('PATCH', '/api/me', { name: 'Inés' });
    await host.until(({ tables }) => tables.at(-1)?.seats[1].name === 'Inés', 'the other name');
  });
});
