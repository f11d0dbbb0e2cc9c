import type { Server as HttpServer } from 'node:http';
import { type ClientMessages, clientMessages, type Reply } from '@provincia/protocol';
import { Server, type Socket } from 'socket.io';
import { checked } from '../checked.ts';
import type { Actions } from '../games/actions.ts';
import { Bucket } from '../limits.ts';
import type { Person } from '../people/person.ts';
import { failureOf, Refusal } from '../refusal.ts';
import type { Chat } from '../tables/chat.ts';
import type { Hub, Watcher } from './hub.ts';

interface SocketParts {
  readonly hub: Hub;
  readonly actions: Actions;
  readonly chat: Chat;
  readonly now: () => number;
  readonly isOurs: (origin: string | undefined, host: string | undefined) => boolean;
  readonly recognise: (cookie: string | undefined) => Promise<Person | null>;
  /** Multiplies how many messages a socket may send. */
  readonly generosity: number;
  readonly onError: (error: unknown) => void;
}

const MOST_BYTES = 16_384;
const MESSAGES_PER_SECOND = 20;
const MESSAGES_AT_ONCE = 60;
const MOST_WATCHED = 30;
/** How long a revoked session can still act, in milliseconds. */
const TRUST = 5000;
/** How long a revoked session can still watch, in milliseconds. */
const RECHECK = 30_000;

type Handlers = { [Name in keyof ClientMessages]: (message: ClientMessages[Name]) => Promise<unknown> };

/** One socket per client, for all tables that it looks at. Every message gets a reply. */
export function openSockets(http: HttpServer, parts: SocketParts): Server {
  const io = new Server(http, {
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    serveClient: false,
    allowRequest: ({ headers }, decide) => decide(null, parts.isOurs(headers.origin, headers.host)),
  });
  io.on('connection', (socket) => {
    attach(socket, parts).catch((error) => {
      parts.onError(error);
      socket.disconnect(true);
    });
  });
  return io;
}

async function attach(socket: Socket, parts: SocketParts): Promise<void> {
  const { hub, actions, chat, now, generosity } = parts;
  const bucket = new Bucket(
    MESSAGES_PER_SECOND * generosity,
    Math.ceil(MESSAGES_AT_ONCE * generosity),
    now(),
  );
  const guest = new Visitor(socket.handshake.headers.cookie, parts);
  const watchers = new Map<string, Watcher>();
  const unwatch = (table: string) => {
    const watcher = watchers.get(table);
    if (watcher !== undefined) hub.unwatch(table, watcher);
    watchers.delete(table);
  };
  const handlers: Handlers = {
    watch: async ({ table, have }) => {
      const watcher = watcherOf(socket, await guest.person());
      // No await between this check and the registration: the socket could disconnect and would never be removed.
      if (!socket.connected) return;
      unwatch(table);
      if (watchers.size >= MOST_WATCHED)
        throw new Refusal(429, 'too-many-watched', `Watch at most ${MOST_WATCHED} tables.`);
      watchers.set(table, watcher);
      try {
        await hub.watch(table, watcher, have ?? 0);
      } catch (error) {
        if (watchers.get(table) === watcher) watchers.delete(table);
        throw error;
      }
    },
    unwatch: async ({ table }) => unwatch(table),
    answer: async (message) => actions.answer(message, await guest.person()),
    undo: async (message) => actions.undo(message, await guest.person()),
    consent: async (message) => actions.consent(message, await guest.person()),
    resign: async (message) => actions.resign(message, await guest.person()),
    chat: async ({ table, text }) => {
      const person = await guest.person();
      if (person === null) throw new Refusal(401, 'not-known', 'Sit down or sign in to talk.');
      await chat.say(table, person, text);
    },
  };
  // Added before anything is awaited: a client may send a message at once.
  for (const name of Object.keys(handlers) as (keyof Handlers)[]) {
    socket.on(name, async (input: unknown, reply: unknown) => {
      const answer = typeof reply === 'function' ? reply : () => {};
      if (!bucket.take(now())) return answer(refusedBy(new Refusal(429, 'too-fast', 'Slow down a little.')));
      try {
        const message = checked(clientMessages[name], input, 'message');
        if ('error' in message) throw message.error;
        await handlers[name](message.value as never);
        answer({ ok: true, value: null } satisfies Reply);
      } catch (error) {
        if (!(error instanceof Refusal)) parts.onError(error);
        answer(refusedBy(error));
      }
    });
  }
  // Disconnects people who have signed out elsewhere or whose session was revoked.
  let wasKnown = false;
  const check = setInterval(async () => {
    const person = await guest.person().catch(() => undefined);
    if (wasKnown && person === null) socket.disconnect(true);
    if (person !== undefined) wasKnown = person !== null;
  }, RECHECK);
  socket.on('disconnect', () => {
    clearInterval(check);
    for (const table of [...watchers.keys()]) unwatch(table);
  });
}

function watcherOf(socket: Socket, person: Person | null): Watcher {
  return {
    person,
    sight: (sight) => socket.emit('sight', sight),
    table: (table) => socket.emit('table', table),
    chat: (lines) => socket.emit('chat', lines),
  };
}

/** The person behind a socket, looked up again from time to time because sessions can be revoked. */
class Visitor {
  readonly #cookie: string | undefined;
  readonly #parts: SocketParts;
  #known: Promise<Person | null> | null = null;
  #at = 0;

  constructor(cookie: string | undefined, parts: SocketParts) {
    this.#cookie = cookie;
    this.#parts = parts;
  }

  person(): Promise<Person | null> {
    const { now, recognise } = this.#parts;
    if (this.#known === null || now() - this.#at > TRUST) {
      this.#at = now();
      this.#known = recognise(this.#cookie);
    }
    return this.#known;
  }
}

function refusedBy(error: unknown): Reply {
  const { code, message } = error instanceof Refusal ? error : failureOf(error);
  return { ok: false, problem: { code, message } };
}
