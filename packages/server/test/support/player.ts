import { entriesOf } from '../../src/course/log.ts';
import type { Store } from '../../src/store/open.ts';
import { simpleAnswer } from './answers.ts';
import { Client } from './client.ts';
import { ring } from './waiting.ts';

interface Acknowledged {
  readonly seq: number;
  readonly picks: readonly string[];
}

/** A person at one table who remembers which of their answers the server has acknowledged. */
export class Player {
  readonly client: Client;
  readonly table: string;
  readonly acknowledged: Acknowledged[] = [];

  constructor(client: Client, table: string) {
    this.client = client;
    this.table = table;
  }

  /** Connects, to this server or to another one, and looks at the table from its beginning. */
  async comeTo(url: string): Promise<void> {
    this.client.url = url;
    this.client.sights.length = 0;
    await this.client.connect();
    await this.client.watch(this.table);
    await this.client.until(({ sights }) => sights.length > 0, 'the first sight');
  }

  get isOver(): boolean {
    return this.client.sight.result !== null;
  }

  /** Everything that was told of the game so far. */
  get events(): readonly unknown[] {
    const events: unknown[] = [];
    for (const { since, events: more } of this.client.sights) events.splice(since, events.length, ...more);
    return events;
  }

  /** Answers every question until it is enough, the game is over, or the connection breaks. */
  async play(enough: () => boolean): Promise<void> {
    const { client, table } = this;
    for (;;) {
      await client.until(({ sight }) => enough() || sight.decision !== null || this.isOver, 'a question');
      if (enough() || this.isOver) return;
      const { seq } = client.sight;
      const picks = simpleAnswer(client.sight);
      const reply = await client.send('answer', { table, seq, picks }).catch(() => null);
      if (reply === null) return;
      if (reply.ok) {
        this.acknowledged.push({ seq, picks });
        // Somebody may wait for this number of answers.
        ring();
      }
      // The server failed. The next question shows whether the answer was stored.
      else if (reply.problem.code === 'broken' || reply.problem.code === 'not-kept') continue;
      else if (reply.problem.code !== 'stale') throw new Error(reply.problem.message);
      await client.until(({ sight }) => enough() || sight.seq > seq, 'what follows');
    }
  }
}

/** A game of people against each other, all of them at this server. */
export async function gameOfPeople(url: string, seats = 2): Promise<Player[]> {
  const clients = Array.from({ length: seats }, () => new Client(url));
  const { id } = await clients[0].make({ seats: clients.map(() => 'person' as const) });
  for (const client of clients.slice(1)) await client.do('POST', `/api/tables/${id}/join`, {});
  return sitDown(clients, id, url);
}

export async function gameWithBot(url: string): Promise<Player[]> {
  const client = new Client(url);
  const { id } = await client.make({ seats: ['person', { bot: 'easy' }] });
  return sitDown([client], id, url);
}

async function sitDown(clients: readonly Client[], table: string, url: string): Promise<Player[]> {
  const players = clients.map((client) => new Player(client, table));
  for (const player of players) await player.comeTo(url);
  return players;
}

export interface LogEntry {
  readonly n: number;
  readonly kind: string;
  readonly data: { readonly seat?: number; readonly picks?: string[]; readonly answers?: string[][] };
}

export async function logOf({ db }: Store, table: string): Promise<LogEntry[]> {
  const rows = await db.selectFrom('log').selectAll().where('table_id', '=', table).orderBy('n').execute();
  if (rows.length > 0) return rows.map(({ n, kind, data }) => ({ n, kind, data: JSON.parse(data) }));
  const packed = await entriesOf(db, table, 0);
  return packed.map(({ entry: { kind, ...data } }, n) => ({ n, kind, data: data as LogEntry['data'] }));
}

/** The acknowledged answers that are missing in the log. There must be none. */
export async function lostOf(store: Store, players: readonly Player[]): Promise<unknown[]> {
  const lost: unknown[] = [];
  for (const { table, acknowledged } of players) {
    const log = await logOf(store, table);
    for (const { seq, picks } of acknowledged) {
      const kept = log[seq];
      const same = kept?.kind === 'answer' && JSON.stringify(kept.data.picks) === JSON.stringify(picks);
      if (!same) lost.push({ table, seq, picks, kept });
    }
  }
  return lost;
}
