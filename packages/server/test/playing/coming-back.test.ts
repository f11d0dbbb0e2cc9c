import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { asked, eventsOf, look, onServer, playOn, sitDown, withoutCards } from '../support/games.ts';

const textsOf = ({ chat }: Client) => chat.map(({ text }) => text);
const ids = 'abcdefghijklmnopqrstuvwxyz234567';

onServer('people who come back', (url) => {
  test('get exactly what they missed', async () => {
    const stayed = new Client(url());
    const { id, players } = await sitDown(url());
    await look(stayed, id);
    const [gone, other] = players;
    await playOn([...players, stayed], 4);
    await asked([...players, stayed]);
    const have = eventsOf(gone, id).length;
    gone.close();
    // The game stops when it is their turn, if not before.
    for (let answers = 0; answers < 10 && other.sight.decision !== null; answers++) {
      const { seq } = other.sight;
      await playOn([other], 1);
      await stayed.until(({ sight }) => sight.seq > seq);
    }
    const sights = gone.sights.length;
    await look(gone, id, have);
    const [again] = gone.sights.slice(sights);
    expect(again.since).toBe(have);
    expect(again.seq).toBe(stayed.sight.seq);
    // The same list as if they had never left, with their own cards in it.
    const whole = eventsOf(gone, id);
    expect(withoutCards(whole)).toEqual(withoutCards(eventsOf(stayed, id)));
    await playOn([...players, stayed]);
    const returned = new Client(url());
    returned.cookie = gone.cookie;
    await look(returned, id);
    expect(eventsOf(gone, id)).toEqual(eventsOf(returned, id));
  });

  test('get nothing twice, and everything if they have nothing', async () => {
    const { id, players } = await sitDown(url());
    const [one] = players;
    await playOn(players, 6);
    await asked(players);
    const all = eventsOf(one, id);
    for (const have of [0, 1, all.length - 1, all.length]) {
      await look(one, id, have);
      expect(one.sight.since).toBe(have);
      expect(one.sight.events).toEqual(all.slice(have));
    }
    // A list longer than the game's must be wrong, so they get everything.
    await look(one, id, all.length + 5);
    expect(one.sight.since).toBe(0);
    expect(one.sight.events).toEqual(all);
  });

  test('play on from another device with the same cookie, and both see it', async () => {
    const { id, players } = await sitDown(url());
    const phone = new Client(url());
    phone.cookie = players[0].cookie;
    await look(phone, id);
    expect(phone.sight).toEqual(players[0].sight);
    await playOn([phone, players[1]], 5);
    await players[0].until(({ sight }) => sight.seq === 5, 'what was played elsewhere');
    await asked([phone, ...players]);
    expect(eventsOf(players[0], id)).toEqual(eventsOf(phone, id));
    expect(players[0].sight).toEqual(phone.sight);
  });

  test('are shown a table once, however often they ask for it at the same time', async () => {
    const { id, players } = await sitDown(url());
    const watcher = new Client(url());
    await watcher.connect();
    await Promise.all([1, 2, 3].map(() => watcher.watch(id)));
    await watcher.until(({ sights }) => sights.length > 0);
    const seen = watcher.sights.length;
    await playOn(players, 3);
    await watcher.until(({ sight }) => sight.seq === 3);
    expect(watcher.sights.slice(seen).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('hear no more of a table that they stop watching', async () => {
    const { id, players } = await sitDown(url());
    const watcher = await look(new Client(url()), id);
    expect(await watcher.send('unwatch', { table: id })).toEqual({ ok: true, value: null });
    await playOn(players, 2);
    await watcher.send('unwatch', { table: id });
    expect(watcher.sight.seq).toBe(0);
  });

  test('may look for tables that do not exist, and still find one that does', async () => {
    const { id } = await sitDown(url());
    const watcher = new Client(url());
    await watcher.connect();
    for (const letter of ids) {
      const reply = await watcher.send('watch', { table: letter.repeat(16) });
      expect(reply).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    }
    await watcher.watch(id);
    expect(watcher.sights).toHaveLength(1);
  });
});

onServer('talking', (url) => {
  const say = (client: Client, table: string, text: string) => client.sendAnything('chat', { table, text });

  test('is heard by everybody who watches, and by those who come later', async () => {
    const { id, players } = await sitDown(url());
    const watcher = await look(new Client(url()), id);
    // Two lines at the same moment both arrive.
    await Promise.all([say(players[0], id, ' good luck '), say(players[1], id, '¡suerte!')]);
    expect(await say(players[0], id, 'thanks')).toEqual({ ok: true, value: null });
    const late = await look(new Client(url()), id);
    for (const client of [...players, watcher, late]) {
      await client.until(({ chat }) => chat.length === 3, 'three lines');
      expect(client.chat.map(({ n }) => n)).toEqual([0, 1, 2]);
      expect(textsOf(client).sort()).toEqual(['good luck', 'thanks', '¡suerte!']);
      expect(client.chat[2]).toMatchObject({ seat: 0, name: 'Konrad' });
    }
  });

  test('is open to known people without a seat, but not to strangers', async () => {
    const { id, players } = await sitDown(url());
    const stranger = await look(new Client(url()), id);
    expect(await say(stranger, id, 'hello')).toMatchObject({ ok: false, problem: { code: 'not-known' } });
    const known = new Client(url());
    await known.make();
    await look(known, id);
    expect(await say(known, id, 'hello')).toEqual({ ok: true, value: null });
    await players[0].until(({ chat }) => chat.length > 0);
    expect(players[0].chat).toMatchObject([{ text: 'hello', seat: null }]);
  });

  test('needs something to say, not too much of it, and a table', async () => {
    const { id, players } = await sitDown(url());
    for (const text of ['', '   ', 'a'.repeat(301)]) {
      expect(await say(players[0], id, text)).toMatchObject({ ok: false, problem: { code: 'invalid' } });
    }
    expect(await say(players[0], 'a'.repeat(16), 'hello')).toMatchObject({ problem: { code: 'not-found' } });
    expect(await say(players[0], id, 'a'.repeat(300))).toEqual({ ok: true, value: null });
    await players[1].until(({ chat }) => chat.length > 0);
    expect(textsOf(players[1])).toEqual(['a'.repeat(300)]);
  });
});
