import { expect, onTestFinished, test } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { newSqlite } from '../support/databases.ts';
import { gameOfPeople } from '../support/player.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { serverHere } from '../support/server.ts';
import { until } from '../support/waiting.ts';

async function server(env: Record<string, string> = {}) {
  const database = await newSqlite();
  onTestFinished(database.remove);
  // The clock stands still: nothing is allowed again while a test counts.
  const running = await serverHere({ ...database.env, ...env }, new TestClock());
  onTestFinished(running.stop);
  return running;
}

test('so many sockets of one person and of one address, and a place is free again when one closes', async () => {
  // A tenth of the usual: 2 for each person, 20 for each address.
  const { url } = await server({ RATE_LIMIT: '30', TRUST_PROXY: '1' });
  const ada = new Client(url);
  await ada.make();
  const socket = (cookie: string) => {
    const client = new Client(url);
    client.cookie = cookie;
    onTestFinished(() => client.close());
    return client;
  };
  const own = [socket(ada.cookie), socket(ada.cookie)];
  for (const client of own) await client.connect();
  const third = socket(ada.cookie);
  await expect(third.connect()).rejects.toMatchObject({
    message: 'You have too many connections open: close one first.',
    data: { code: 'too-many-sockets' },
  });
  own[0].close();
  // The server hears of it a moment later.
  while (!third.connected) await third.connect().catch(() => {});
  third.close();
  // One of the person is left, and strangers take the rest.
  const strangers = Array.from({ length: 24 }, () => socket(''));
  const taken = await Promise.allSettled(strangers.map((client) => client.connect()));
  const open = strangers.filter(({ connected }) => connected).length;
  expect(open).toBeLessThanOrEqual(20);
  expect(open).toBeGreaterThanOrEqual(18);
  expect(taken.some(({ status }) => status === 'rejected')).toBe(true);
});

test('strangers of one address share what they may say, and each person has their own', async () => {
  // Six at once.
  const { url } = await server({ RATE_LIMIT: '30' });
  const say = async (clients: Client[], times: number) => {
    const replies = await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: times }, () => client.send('watch', { table: 'aaaaaaaaaaaaaaaa' })),
      ),
    );
    return replies.filter((reply) => !reply.ok && reply.problem.code === 'not-found').length;
  };
  const strangers = [new Client(url), new Client(url), new Client(url)];
  const ada = new Client(url);
  await ada.make();
  const twins = [ada, new Client(url)];
  twins[1].cookie = ada.cookie;
  for (const client of [...strangers, ...twins]) {
    await client.connect();
    onTestFinished(() => client.close());
  }
  expect(await say(strangers, 20)).toBe(6);
  expect(await say(twins, 20)).toBe(6);
});

test('a hundred spectators are told of every step, in order, while the players play on', async () => {
  const { url } = await server();
  const players = await gameOfPeople(url);
  const [{ table }] = players;
  const spectators = Array.from({ length: 120 }, () => new Client(url));
  for (const client of spectators) {
    await client.connect();
    onTestFinished(() => client.close());
    await client.watch(table);
  }
  const enough = () => players[0].client.sight.seq >= 12;
  await Promise.all(players.map((player) => player.play(enough)));
  const last = Math.max(...players.map(({ client }) => client.sight.seq));
  await until(() => spectators.every(({ sight }) => sight.seq === last), 'the last step for everybody');
  const eventsOf = (client: Client) => {
    const events: unknown[] = [];
    for (const { since, events: more } of client.sights) {
      expect(since).toBeLessThanOrEqual(events.length);
      events.splice(since, events.length, ...more);
    }
    return events;
  };
  const [first, ...others] = spectators.map((client) => JSON.stringify(eventsOf(client)));
  expect(others.every((events) => events === first)).toBe(true);
  expect(spectators.every(({ sights }) => sights.every(({ view }) => view.own === null))).toBe(true);
  // They hear what is said, too, each line once.
  await players[0].client.send('chat', { table, text: 'hello' });
  await until(() => spectators.every(({ chat }) => chat.length > 0), 'the line for everybody');
  expect(spectators.every(({ chat }) => chat.length === 1)).toBe(true);
});

test('a socket that does not read is cut off when too much waits for it, and others are not', async () => {
  const { url } = await server();
  const [{ client, table }] = await gameOfPeople(url);
  // Looking at the table is worth a lot of text.
  for (let i = 0; i < 200; i++) await client.send('chat', { table, text: 'x'.repeat(300) });
  const deaf = await RawSocket.open(url);
  onTestFinished(() => deaf.close());
  const reader = new Client(url);
  await reader.connect();
  onTestFinished(() => reader.close());
  let looks = 0;
  for (; !deaf.closed && looks < 3000; looks++) {
    deaf.say('watch', { table });
    await reader.watch(table);
  }
  expect(looks).toBeLessThan(3000);
  expect(reader.connected).toBe(true);
});
