import { MOST_LAG } from '@provincia/course';
import type { Reply, Sight } from '@provincia/protocol';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { newPostgres } from '../support/databases.ts';
import { gameWithBot, logOf, type Player } from '../support/player.ts';
import { serverHere } from '../support/server.ts';

const { env, store, remove } = await newPostgres();
// They share nothing but the database, as two processes do.
const [here, other] = await Promise.all([serverHere(env), serverHere(env)]);
afterAll(async () => {
  await here.stop();
  await other.stop();
  await remove();
});

const QUESTIONS = 25;
const TABLES = 24;

test.each([
  ['on one socket', here.url, 0],
  ['by two sockets', here.url, 1],
  ['to two servers', other.url, 1],
] as const)('two answers to the same question, sent at once %s: one counts', async (_, url, sockets) => {
  const [player] = await gameWithBot(here.url);
  const { table, client } = player;
  const second = sockets === 0 ? client : await sameOne(player, url);
  for (let question = 0; question < QUESTIONS && !player.isOver; question++) {
    await client.until(({ sight }) => sight.decision !== null, 'a question');
    const { seq } = client.sight;
    const answers = twoAnswers(client.sight).map((picks) => ({ table, seq, picks }));
    const senders = question % 2 === 0 ? [client, second] : [second, client];
    const replies = await Promise.all(senders.map((sender, i) => sender.send('answer', answers[i])));
    expect(replies.map(codeOf).sort()).toEqual(['ok', 'stale']);
    const { picks } = answers[replies.findIndex(({ ok }) => ok)];
    const log = await logOf(store, table);
    expect(log[seq]).toEqual({ n: seq, kind: 'answer', data: { seat: 0, picks } });
    expect(log.map(({ n }) => n)).toEqual([...log.keys()]);
    await client.until(({ sight }) => sight.seq > seq, 'what follows');
  }
  client.close();
  second.close();
});

test('an answer at the moment when the time is up: either it counts or the seat has lost, never both', async () => {
  const { env, store, remove } = await newPostgres();
  onTestFinished(remove);
  // Servers look for due tables every half second. Here the test decides when.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const time = new TestClock();
  const servers = await Promise.all([serverHere(env, time), serverHere(env, time)]);
  onTestFinished(async () => {
    for (const { stop } of servers) await stop();
  });

  const outcomes: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const [host, guest] = servers.map(({ url }) => new Client(url));
    const { id } = await host.make({ clock: { minutes: 0.05, increment: 0 } });
    await guest.do('POST', `/api/tables/${id}/join`, {});
    for (const client of [host, guest]) {
      await client.connect();
      await client.watch(id);
      await client.until(({ sights }) => sights.length > 0, 'the beginning');
    }
    const asked = host.sight.asked === 0 ? host : guest;
    const { seq } = asked.sight;
    const [picks] = twoAnswers(asked.sight);
    const answer = () => asked.send('answer', { table: id, seq, picks });
    const look = () => void vi.advanceTimersByTime(500);
    // The first answers before the time is up, the last after they have lost.
    if (i > 0) time.pass(3000 + MOST_LAG);
    let reply: Reply;
    if (i === 0) reply = await answer();
    else if (i === TABLES - 1) {
      look();
      await asked.until(({ sight }) => sight.result !== null, 'the end');
      reply = await answer();
    } else {
      // Sometimes one is a little earlier, sometimes the other.
      const [first, second] = i % 2 === 0 ? [answer, look] : [look, answer];
      const begun = first();
      for (let turns = 0; turns < i * 4; turns++) await new Promise(setImmediate);
      reply = (await (second() ?? begun)) as Reply;
    }
    const log = await logOf(store, id);
    expect(log[seq].kind).toBe(reply.ok ? 'answer' : 'resign');
    expect(['ok', 'stale', 'over']).toContain(codeOf(reply));
    for (const client of [host, guest]) client.close();
    outcomes.push(codeOf(reply));
  }
  expect(outcomes[0]).toBe('ok');
  expect(outcomes[TABLES - 1]).not.toBe('ok');
});

test('two servers that work on the same tables give one answer to each question', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const client = new Client(i % 2 === 0 ? here.url : other.url);
      const bot = { bot: 'easy' };
      const { id } = await client.make({ seats: [bot, bot, 'person', bot, bot, bot] });
      await client.connect();
      await client.watch(id);
      return client;
    }),
  );
  // No server keeps a table: both try to take all of them all the time.
  let playing = true;
  const freeing = (async () => {
    const free = store.db.updateTable('heads').set({ leased_until: 0, due_at: 0 });
    while (playing)
      for (const { tables } of people) await free.where('table_id', '=', tables[0].id).execute();
  })();
  await Promise.all(
    people.map(async (client) => {
      for (let question = 0; question < 8; question++) {
        await client.until(({ sights }) => sights.at(-1)?.decision != null, 'a question');
        const { seq } = client.sight;
        const [picks] = twoAnswers(client.sight);
        await client.send('answer', { table: client.sight.table, seq, picks });
        await client.until(({ sight }) => sight.seq > seq, 'what follows');
      }
      await client.until(({ sight }) => sight.decision !== null, 'a last question');
    }),
  );
  playing = false;
  await freeing;
  for (const client of people) {
    const log = await logOf(store, client.sight.table);
    expect(log.map(({ n }) => n)).toEqual([...log.keys()]);
    // Bots answer until a person is asked: two entries of them in a row would be two answers to the same question.
    const kinds = log.map(({ kind }) => kind).join(' ');
    expect(kinds).not.toContain('bots bots');
    expect(kinds).toContain('bots');
    const { steps } = await stepsOf(client);
    expect(steps).toBe(log.flatMap(({ data }) => data.answers ?? [data.picks]).length);
    client.close();
  }
});

/** How many answers the server counts in the game of this client. */
async function stepsOf(client: Client): Promise<{ steps: number }> {
  const { body } = await client.ask('GET', `/api/tables/${client.sight.table}/steps/100000`);
  return { steps: Number(/has (\d+) steps/.exec((body as { message: string }).message)?.[1]) };
}

/** The same person with another window open, maybe at another server. */
async function sameOne({ client, table }: Player, url: string): Promise<Client> {
  const same = new Client(url);
  same.cookie = client.cookie;
  await same.connect();
  await same.watch(table);
  return same;
}

/** Two answers that are both allowed, different if there is a choice. */
function twoAnswers({ decision }: Sight): [string[], string[]] {
  const labels = (decision?.choices ?? []).map(({ label }) => label);
  const count = Math.max(1, decision?.min ?? 1);
  return [labels.slice(0, count), labels.slice(-count)];
}

function codeOf(reply: Reply): string {
  return reply.ok ? 'ok' : reply.problem.code;
}
