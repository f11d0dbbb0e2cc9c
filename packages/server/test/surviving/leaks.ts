import { isDeepStrictEqual } from 'node:util';
import { library } from '@provincia/cards';
import { type Event, PersonNews, Presence, type Reply, Sight, SightChange, Table } from '@provincia/protocol';
import { textLog } from '../../src/games/text-log.ts';
import type { Store } from '../../src/store/open.ts';
import { Client } from '../support/client.ts';
import { Truth } from './truth.ts';

/** What was told over HTTP. */
interface Reading {
  readonly path: string;
  /** How many entries the log had then. */
  readonly n: number;
  readonly status: number;
  readonly body: unknown;
}

/** A player or watcher of a table, with everything they were told. */
export class Visitor {
  readonly client: Client;
  readonly seat: number | null;
  readonly read: Reading[] = [];
  readonly replies: { asked: boolean; reply: Reply }[] = [];

  constructor(url: string, seat: number | null) {
    this.client = new Client(url);
    this.seat = seat;
  }

  async send(name: string, message: unknown): Promise<Reply> {
    const asked = this.client.sight.decision !== null;
    const reply = await this.client.sendAnything(name, message);
    this.replies.push({ asked, reply });
    return reply;
  }

  async get(path: string): Promise<void> {
    const n = this.client.sight.seq;
    this.read.push({ path, n, ...(await this.client.ask('GET', path)) });
  }
}

/** How much was checked. */
interface Counts {
  sights: number;
  read: number;
  replies: number;
  undone: number;
  /** Events whose cards were hidden. */
  hidden: number;
}

/** Everything that somebody was told and should not have been. */
export async function leaksOf(
  store: Store,
  id: string,
  visitors: readonly Visitor[],
  counts: Counts,
): Promise<unknown[]> {
  const truth = await Truth.of(store, id);
  const secrets = await secretsOf(store, id, visitors);
  const leaks: unknown[] = [];
  for (const visitor of visitors) {
    const { client, seat, read, replies } = visitor;
    const leak = (...what: unknown[]) => leaks.push([id, seat, ...what]);
    for (const [name, what] of client.heard) {
      const text = JSON.stringify(what) ?? '';
      for (const secret of secrets) if (text.includes(secret)) leak(name, 'names the secret', secret);
      if (name === 'sight') Sight.parse(what);
      else if (name === 'change') SightChange.parse(what);
      else if (name === 'table') Table.parse(what);
      else if (name === 'presence') Presence.parse(what);
      else if (name === 'news') PersonNews.parse(what);
      else if (name !== 'chat' && name !== 'echo') leak('an unknown message', name);
    }
    // Whatever a change names is in the sight that it makes.
    for (const sight of client.sights) {
      for (const wrong of wrongIn(truth, Sight.parse(sight), seat)) leak('sight', wrong);
      counts.sights++;
      counts.undone += sight.events.filter(({ type }) => type === 'undo').length;
      counts.hidden += sight.events.filter(isHidden).length;
    }
    for (const { asked, reply } of replies) {
      counts.replies++;
      if (!reply.ok && !asked && namesCard(reply.problem.message)) leak('an error', reply.problem.message);
      for (const secret of secrets) if (JSON.stringify(reply).includes(secret)) leak('reply', reply);
    }
    for (const reading of read) {
      const { path, status, body } = reading;
      counts.read++;
      for (const secret of secrets)
        if (JSON.stringify(body).includes(secret)) leak(path, 'names the secret', secret);
      const wrong = await wrongReading(truth, visitor, reading);
      if (wrong !== null) leak(path, status, wrong, body);
    }
  }
  return leaks;
}

function wrongIn(truth: Truth, sight: Sight, seat: number | null): unknown[] {
  const { seen, events, asked } = truth.moments[sight.seq];
  const right = seen.get(seat);
  const wrong: unknown[] = [];
  if (!same(sight.view, right?.view)) wrong.push(['view', sight.seq, sight.view, right?.view]);
  if (!same(sight.points, right?.points)) wrong.push(['points', sight.seq, sight.points, right?.points]);
  if (!same(sight.decision, right?.decision))
    wrong.push(['decision', sight.seq, sight.decision, right?.decision]);
  // Decks are laid open at the end and no answer earlier.
  if ((sight.decks === null) !== (asked !== null)) wrong.push(['decks', sight.seq, sight.decks]);
  if ((sight.scores === null) !== (asked !== null)) wrong.push(['scores', sight.seq, sight.scores]);
  if (sight.asked !== asked) wrong.push(['asked', sight.asked, asked]);
  if (sight.since + sight.events.length !== events)
    wrong.push(['events', sight.since, sight.events.length, events]);
  const told = truth.eventsFor(seat, sight.seq, sight.since);
  if (!isDeepStrictEqual(withoutTold(sight.events), told))
    wrong.push(['events', sight.seq, sight.events, told]);
  return wrong;
}

/** What is wrong with something read over HTTP; null if nothing is. */
async function wrongReading(
  truth: Truth,
  { client, seat, read }: Visitor,
  reading: Reading,
): Promise<unknown> {
  const { path, n, status, body } = reading;
  const isOver = truth.moments[n].asked === null;
  if (path.endsWith('/packed')) return status === 409 || isOver ? null : 'too early';
  if (isOver) return null;
  if (path.endsWith('/game')) {
    const told = truth.eventsFor(seat, n);
    const { events, ...more } = body as { events: Event[] };
    return isDeepStrictEqual(withoutTold(events), told) && isDeepStrictEqual(more, {}) ? null : told;
  }
  if (path.endsWith('/log')) {
    // Made from the events that they have just read, which are checked separately.
    const game = read[read.indexOf(reading) - 1].body as { events: Event[] };
    const names = client.tables[0].seats.map(({ name, level }, i) => name ?? level ?? String(i + 1));
    const right = await textLog({ language: 'en', events: JSON.stringify(game.events), names });
    return body === right ? null : right;
  }
  const [, step, , other] = /\/steps\/(\d+)(\?seat=(\d))?/.exec(path) ?? [];
  if (step === undefined) return Table.safeParse(body).success ? null : 'not a table';
  if (other !== undefined && Number(other) !== seat) return status === 403 ? null : 'of another seat';
  if (Number(step) > truth.moments[n].answers.length) return status === 404 ? null : 'after the end';
  const right = truth.step(n, Number(step), seat);
  const sight = Sight.parse(body);
  const isRight = same(sight.view, right.view) && isDeepStrictEqual(sight.events, right.events);
  const isForHim = sight.decision === null || sight.asked === seat;
  return isRight && isForHim ? null : right;
}

/** The seed, the cookies, and the ids of people and sessions: nobody may see any of these. */
async function secretsOf(store: Store, table: string, visitors: readonly Visitor[]): Promise<string[]> {
  const { db } = store;
  const { seed } = await db
    .selectFrom('tables')
    .select('seed')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('seats')
    .innerJoin('sessions', 'sessions.person', 'seats.person')
    .select(['sessions.person', 'sessions.id'])
    .where('table_id', '=', table)
    .execute();
  const cookies = visitors.flatMap(({ client }) =>
    client.cookie === '' ? [] : [client.cookie.split('=')[1]],
  );
  return [seed, ...cookies, ...people.flatMap(({ person, id }) => [person, id])];
}

/** Whether what was undone had become known is not worked out here; it names no card. */
function withoutTold(events: readonly Event[]): unknown[] {
  return events.map((event) => {
    if (event.type !== 'undo') return event;
    const { told, ...rest } = event;
    return rest;
  });
}

/** Whether there are cards in it that were kept back. */
function isHidden(event: Event): boolean {
  return 'count' in event && event.count !== 0 && !('cards' in event);
}

function same(sent: unknown, right: string | undefined): boolean {
  return right !== undefined && isDeepStrictEqual(sent, JSON.parse(right));
}

function namesCard(message: string): boolean {
  return message.split(/[^a-z-]+/).some((word) => word !== '' && library.find(word) !== undefined);
}
