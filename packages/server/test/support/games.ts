import type { Event, KingdomWish, NewTable, Sight } from '@provincia/protocol';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../src/app.ts';
import { simpleAnswer } from './answers.ts';
import { Client } from './client.ts';
import type { TestClock } from './clock.ts';
import { dataFolder } from './folder.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { serverHere } from './server.ts';

type Env = Readonly<Record<string, string>>;
type Where = 'SQLite' | 'PostgreSQL';

/** More than any test asks for: here many people share one address. */
const PLENTY = '100000';

/** One for all tests of a file, started when the first of them needs it. */
let postgres: Promise<TestPostgres> | undefined;

/** The same tests on a server with each of the databases. */
export function onBothDatabases(
  title: string,
  tests: (url: () => string) => void,
  options: { env?: Env; clock?: TestClock } = {},
): void {
  afterAll(async () => {
    await (await postgres)?.stop();
    postgres = undefined;
  });
  for (const where of ['SQLite', 'PostgreSQL'] as const)
    onServer(`${title}, on ${where}`, tests, { where, ...options });
}

/** Tests on a server of their own, with the real clock unless they pass another. */
export function onServer(
  title: string,
  tests: (url: () => string) => void,
  { where = 'SQLite', env = {}, clock }: { where?: Where; env?: Env; clock?: TestClock } = {},
): void {
  describe(title, () => {
    let server: RunningServer;
    let cleanUp = () => {};
    beforeAll(async () => {
      const base = { RATE_LIMIT: PLENTY, ...env };
      if (where === 'SQLite') {
        const folder = dataFolder();
        cleanUp = folder.remove;
        server = await serverHere({ ...base, DATA_DIR: folder.path }, clock);
      } else {
        postgres ??= startPostgres();
        server = await serverHere({ ...base, DATABASE_URL: await (await postgres).newDatabase() }, clock);
      }
    });
    afterAll(async () => {
      await server?.stop();
      cleanUp();
    });
    tests(() => server.url);
  });
}

/** Ten piles without an attack: nobody is asked anything while others play. */
export const PEACE = {
  by: 'cards',
  cards: 'cellar festival market merchant mine moat remodel smithy village workshop'.split(' '),
} as const satisfies KingdomWish;

/** People at a new table, in the order of their seats, all of them looking at it. */
export async function sitDown(
  url: string,
  wish: Partial<NewTable> = {},
  people: readonly Client[] = [new Client(url), new Client(url)],
): Promise<{ id: string; players: readonly Client[] }> {
  const [host, ...others] = people;
  const { id } = await host.make({ seats: people.map(() => 'person'), ...wish });
  for (const other of others) await other.do('POST', `/api/tables/${id}/join`, {});
  for (const player of people) await look(player, id);
  return { id, players: people };
}

/** Connects and looks at a game until it is seen. */
export async function look(client: Client, id: string, have = 0): Promise<Client> {
  const { length } = client.sights;
  await client.connect();
  await client.watch(id, have);
  await client.until(({ sights }) => sights.length > length, 'the first sight');
  return client;
}

/** The player who is asked, once everybody has heard of it; null when the game is over. */
export async function asked(players: readonly Client[]): Promise<Client | null> {
  for (;;) {
    const seq = Math.max(...players.map(({ sight }) => sight.seq));
    for (const player of players) await player.until(({ sight }) => sight.seq >= seq, `step ${seq}`);
    if (players.some(({ sight }) => sight.seq !== seq)) continue;
    if (players.every(({ sight }) => sight.result !== null)) return null;
    const one = players.find(({ sight }) => sight.decision !== null);
    if (one !== undefined) return one;
    await players[0].until(({ sight }) => sight.seq > seq, 'a bot');
  }
}

/** The player who is asked, and the others. */
export async function sides(players: readonly Client[]): Promise<{ own: Client; others: Client[] }> {
  const own = await asked(players);
  if (own === null) throw new Error('the game is over');
  return { own, others: players.filter((player) => player !== own) };
}

/** They play so many answers, or to the end. */
export async function playOn(
  players: readonly Client[],
  answers = Number.POSITIVE_INFINITY,
  choose: (sight: Sight) => string[] = simpleAnswer,
): Promise<void> {
  for (let given = 0; given < answers; ) {
    const own = await asked(players);
    if (own === null) return;
    const reply = await own.answer(choose(own.sight));
    if (!reply.ok) throw new Error(reply.problem.message);
    given++;
  }
}

/** All events of a table that somebody has been told. */
export function eventsOf({ sights }: Client, id: string): Event[] {
  const events: Event[] = [];
  for (const { table, since, events: more } of sights) {
    if (table !== id) continue;
    if (since > events.length) throw new Error(`events ${events.length} to ${since} are missing`);
    events.splice(since, events.length, ...more);
  }
  return events;
}

export async function member(url: string, name: string): Promise<Client> {
  const client = new Client(url);
  await client.do('POST', '/api/register', { name, password: 'a good password' });
  return client;
}

/** What everybody sees of events. */
export function withoutCards(events: readonly Event[]): object[] {
  return events.map((event: { readonly type: string; readonly cards?: readonly string[] }) => {
    const { cards, ...rest } = event;
    return rest;
  });
}
