import type { IncomingMessage } from 'node:http';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Buckets } from '../limits.ts';
import type { Connections } from '../people/connections.ts';
import { tokenIn } from '../people/cookie.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { hashOf } from '../secrets.ts';
import { type Connection, cut } from './cut.ts';

/** Who is behind a socket. Their session ends with it, so this stays true as long as it is open. */
export interface Visitor {
  readonly person: Person | null;
  readonly address: string;
}

type Events = DefaultEventsMap;
export type VisitorSocket = Socket<Events, Events, Events, Visitor>;
export type Sockets = Server<Events, Events, Events, Visitor>;

interface EntranceParts {
  readonly connections: Connections;
  readonly recognise: (cookie: string | undefined) => Promise<Person | null>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly now: () => number;
  /** Multiplies how many sockets and packets there may be. */
  readonly generosity: number;
}

/** Open sockets. A whole club may come from one address. */
const MOST_OF_ADDRESS = 200;
const MOST_OF_PERSON = 20;
/** Packets of one address, whatever is in them. Who sends more is cut off. */
const PACKETS_PER_SECOND = 400;
const PACKETS_AT_ONCE = 1200;

/** Lets sockets in, so many of each address and each person, and finds out who they are. */
export class Entrance {
  readonly #parts: EntranceParts;
  readonly #packets: Buckets;
  /** Open ones, by address and by person. */
  readonly #open = new Map<string, number>();
  readonly #entering = new WeakSet<Connection>();

  constructor(parts: EntranceParts) {
    this.#parts = parts;
    const { generosity } = parts;
    this.#packets = new Buckets(PACKETS_PER_SECOND * generosity, PACKETS_AT_ONCE * generosity);
  }

  /** Before anything is made for it. */
  hasRoomFor(request: IncomingMessage): boolean {
    return this.#isBelow(this.#parts.addressOf(request), MOST_OF_ADDRESS);
  }

  /** From here on the connection counts. */
  count(connection: Connection): void {
    const { now, addressOf } = this.#parts;
    const address = addressOf(connection.request);
    this.#add(address, connection);
    connection.on('packet', () => {
      if (!this.#packets.take(address, now())) cut(connection);
    });
  }

  /** Before the socket is told that it is connected: whatever it says afterwards, it is known who says it. */
  async enter(socket: VisitorSocket): Promise<void> {
    const { connections, recognise, addressOf } = this.#parts;
    const { conn, handshake, request } = socket;
    // Once for each connection: a client could ask again and again while it is looked up.
    if (this.#entering.has(conn)) return cut(conn);
    this.#entering.add(conn);
    const { cookie } = handshake.headers;
    const token = tokenIn(cookie);
    // Held before it is looked up: a session that ends meanwhile is not missed.
    if (token !== undefined)
      conn.once(
        'close',
        connections.hold(hashOf(token), () => cut(conn)),
      );
    const person = await recognise(cookie);
    if (person !== null) {
      if (!this.#isBelow(person.id, MOST_OF_PERSON))
        throw new Refusal(429, 'too-many-sockets', 'You have too many connections open: close one first.');
      this.#add(person.id, conn);
    }
    socket.data = { person, address: addressOf(request) };
  }

  #isBelow(who: string, most: number): boolean {
    return (this.#open.get(who) ?? 0) < Math.ceil(most * this.#parts.generosity);
  }

  #add(who: string, connection: Connection): void {
    this.#open.set(who, (this.#open.get(who) ?? 0) + 1);
    connection.once('close', () => {
      const left = (this.#open.get(who) ?? 1) - 1;
      if (left > 0) this.#open.set(who, left);
      else this.#open.delete(who);
    });
  }
}
