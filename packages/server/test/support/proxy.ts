import { connect, createServer, type Socket } from 'node:net';

/** Between a server and its PostgreSQL, or its visitors: what goes through can be held back, without a word to either of them. */
export interface Proxy {
  /** The address of the database or server, by way of here. */
  readonly url: string;
  /** From now on everything takes so long, in milliseconds, in each direction. */
  slow(by: number): void;
  /** Nothing goes through any more, in either direction. */
  hush(): void;
  /** Nothing goes through from the moment when the server says this; of several, one after the other. */
  hushAt(...words: string[]): void;
  /** The same, but what the server says still gets there: it hears nothing back. */
  deafenAt(...words: string[]): void;
  /** Resolves when it has been hushed. */
  readonly hushed: Promise<void>;
  /** What was held back goes on its way, and so does the rest. */
  speak(): void;
  close(): Promise<void>;
}

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const silent = { there: false, back: false };
  let trap: { words: string[]; there: boolean } | null = null;
  let held: (() => void)[] = [];
  let delay = 0;
  let isHushed = () => {};
  const hushed = new Promise<void>((resolve) => {
    isHushed = resolve;
  });
  const hush = (there = true) => {
    silent.there = there;
    silent.back = true;
    isHushed();
  };
  const join = (from: Socket, to: Socket, way: 'there' | 'back') => {
    const pass = (send: () => void) => {
      if (silent[way]) held.push(send);
      else if (delay > 0) setTimeout(send, delay);
      else send();
    };
    sockets.add(from);
    from.on('data', (chunk) => {
      if (way === 'there' && trap !== null && chunk.includes(trap.words[0])) {
        if (trap.words.length > 1) trap.words.shift();
        else hush(trap.there);
      }
      pass(() => to.write(chunk));
    });
    // Whoever hangs up tells the other, unless nothing goes through.
    from.on('close', () => {
      sockets.delete(from);
      pass(() => to.destroy());
    });
    from.on('error', () => {});
  };
  const listener = createServer((near) => {
    const far = connect(Number(port), hostname);
    join(near, far, 'there');
    join(far, near, 'back');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((listener.address() as { port: number }).port);
  return {
    url: url.href,
    slow: (by) => {
      delay = by;
    },
    hush: () => hush(),
    hushAt: (...words) => {
      trap = { words, there: true };
    },
    deafenAt: (...words) => {
      trap = { words, there: false };
    },
    hushed,
    speak: () => {
      trap = null;
      silent.there = false;
      silent.back = false;
      for (const send of held) send();
      held = [];
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
