import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type ClientMessages, clientMessages, type Reply, type SightChange } from '@provincia/protocol';
import { Server } from 'socket.io';
import { checked } from '../checked.ts';
import type { Admit } from '../daily/secrecy.ts';
import type { Actions } from '../games/actions.ts';
import type { Advice } from '../games/advice.ts';
import { Buckets } from '../limits.ts';
import type { Connections } from '../people/connections.ts';
import type { Person } from '../people/person.ts';
import { failureOf, Refusal } from '../refusal.ts';
import type { Bus } from '../store/bus.ts';
import type { Chat } from '../tables/chat.ts';
import { isByDay } from '../tables/clock.ts';
import type { SendToMany } from './audience.ts';
import { type Connection, cut } from './cut.ts';
import { Entrance, type Sockets, type Visitor, type VisitorSocket } from './entrance.ts';
import type { Hub, Watcher } from './hub.ts';
import type { Presence } from './presence.ts';
import { RoundTrips } from './round-trips.ts';
import { dropSlowReader } from './slow-readers.ts';

interface SocketParts {
  readonly hub: Hub;
  readonly presence: Presence;
  readonly actions: Actions;
  readonly advice: Advice;
  readonly chat: Chat;
  readonly admit: Admit;
  readonly connections: Connections;
  /** Somebody has connected, until what it returns is called. */
  readonly attend: (person: string) => () => void;
  readonly bus: Bus;
  readonly now: () => number;
  readonly isOurs: (origin: string | undefined, host: string | undefined) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly recognise: (cookie: string | undefined) => Promise<Person | null>;
  /** Multiplies how many sockets and messages there may be. */
  readonly generosity: number;
  readonly onError: (error: unknown) => void;
}

const MOST_BYTES = 16_384;
/** How often a socket has to answer, and how long it may take, in milliseconds: who is cut off is missed soon. */
const BEAT = 10_000;
/** Of one person over all their sockets, or of all strangers from one address. */
const MESSAGES_PER_SECOND = 20;
const MESSAGES_AT_ONCE = 60;
/** How many people may use all of that from one address. */
const PEOPLE_AT_ADDRESS = 5;
const MOST_WATCHED = 30;

type Handlers = { [Name in keyof ClientMessages]: (message: ClientMessages[Name]) => Promise<unknown> };

/** One socket per client, for all tables that it looks at. Every message gets a reply. */
export function openSockets(http: HttpServer, parts: SocketParts): Sockets {
  const entrance = new Entrance(parts);
  const io: Sockets = new Server(http, {
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    serveClient: false,
    pingInterval: BEAT,
    pingTimeout: BEAT,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      if (!parts.isOurs(origin, host)) return decide('This request comes from another site.', false);
      if (!entrance.hasRoomFor(request))
        return decide('There are too many connections from this address.', false);
      decide(null, true);
    },
  });
  io.engine.on('connection', (connection: Connection) => {
    entrance.count(connection);
    dropSlowReader(connection);
  });
  io.use((socket, next) => {
    entrance.enter(socket).then(
      () => next(),
      (error) => {
        if (!(error instanceof Refusal)) {
          parts.onError(error);
          return cut(socket.conn);
        }
        next(Object.assign(new Error(error.message), { data: problemOf(error) }));
      },
    );
  });
  const paces = new Paces(parts);
  io.on('connection', (socket) => {
    const { person } = socket.data;
    if (person !== null) {
      void socket.join(roomOf(person.id));
      socket.on('disconnect', parts.attend(person.id));
    }
    attach(socket, parts, paces);
  });
  parts.bus.subscribe(({ table, what, person }) => {
    if (what === 'person') io.to(roomOf(table)).emit('news', person);
  });
  // Encoded once for all; compressing would be done again for each of them.
  const sendToMany: SendToMany = (sockets, name, content) =>
    void io
      .to([...sockets])
      .compress(false)
      .emit(name, content);
  parts.hub.sendBy(sendToMany);
  parts.presence.sendBy(sendToMany);
  return io;
}

/** How many messages may come, by person and by address: over as many sockets as there may be. */
class Paces {
  readonly #now: () => number;
  readonly #people: Buckets;
  readonly #addresses: Buckets;

  constructor({ generosity, now }: SocketParts) {
    this.#now = now;
    const [perSecond, atOnce] = [MESSAGES_PER_SECOND * generosity, MESSAGES_AT_ONCE * generosity];
    this.#people = new Buckets(perSecond, atOnce);
    this.#addresses = new Buckets(perSecond * PEOPLE_AT_ADDRESS, atOnce * PEOPLE_AT_ADDRESS);
  }

  spend({ person, address }: Visitor): void {
    this.#people.spend(person?.id ?? address, this.#now());
    this.#addresses.spend(address, this.#now());
  }
}

function attach(socket: VisitorSocket, parts: SocketParts, paces: Paces): void {
  const { hub, presence, actions, advice, chat } = parts;
  const { person } = socket.data;
  const watchers = new Map<string, Watcher>();
  const trips = new RoundTrips(socket, parts.now);
  const unwatch = (table: string) => {
    const watcher = watchers.get(table);
    if (watcher !== undefined) hub.unwatch(table, watcher);
    watchers.delete(table);
  };
  const handlers: Handlers = {
    watch: async ({ table, have, changes }) => {
      unwatch(table);
      await parts.admit(table, person);
      if (watchers.size >= MOST_WATCHED)
        throw new Refusal(429, 'too-many-watched', `You can watch at most ${MOST_WATCHED} tables at once.`);
      const watcher = watcherOf(socket, trips, changes === true);
      watchers.set(table, watcher);
      try {
        await hub.watch(table, watcher, have ?? 0);
      } catch (error) {
        if (watchers.get(table) === watcher) watchers.delete(table);
        throw error;
      }
    },
    unwatch: async ({ table }) => unwatch(table),
    looking: async ({ table, looking }) => {
      const watcher = watchers.get(table);
      if (watcher !== undefined) presence.see(table, watcher, looking);
    },
    answer: (message) => actions.answer(message, person, trips.way),
    undo: (message) => actions.undo(message, person),
    hint: (message) => advice.hint(message, person),
    consent: (message) => actions.consent(message, person),
    resign: (message) => actions.resign(message, person),
    chat: async ({ table, text }) => {
      if (person === null) throw new Refusal(401, 'not-known', 'Sit down or sign in to chat.');
      await chat.say(table, person, text);
    },
  };
  for (const name of Object.keys(handlers) as (keyof Handlers)[]) {
    socket.on(name, async (input: unknown, reply: unknown) => {
      // What came in the same moment as the end of the connection is not done any more.
      if (!socket.connected) return;
      const answer = typeof reply === 'function' ? reply : () => {};
      try {
        paces.spend(socket.data);
        const message = checked(clientMessages[name], input, 'message');
        if ('error' in message) throw message.error;
        const value = (await handlers[name](message.value as never)) ?? null;
        answer({ ok: true, value } satisfies Reply);
      } catch (error) {
        if (!(error instanceof Refusal)) parts.onError(error);
        answer({ ok: false, problem: problemOf(error) } satisfies Reply);
      }
    });
  }
  socket.on('disconnect', () => {
    for (const table of [...watchers.keys()]) unwatch(table);
  });
}

/** All sockets of a person, to tell them something wherever they are on the site. */
function roomOf(person: string): string {
  return `person ${person}`;
}

function watcherOf(socket: VisitorSocket, trips: RoundTrips, takesChanges: boolean): Watcher {
  return {
    person: socket.data.person,
    socket: socket.id,
    sight: (sight) => socket.emit('sight', sight),
    ...(takesChanges && { change: (change: SightChange) => socket.emit('change', change) }),
    table: (table) => {
      // By the day nobody loses anything on the way.
      if (table.you !== null && table.clock !== null && !isByDay(table.clock)) trips.begin();
      socket.emit('table', table);
    },
    chat: (lines) => socket.emit('chat', lines),
  };
}

function problemOf(error: unknown) {
  const { code, message } = error instanceof Refusal ? error : failureOf(error);
  return { code, message };
}
