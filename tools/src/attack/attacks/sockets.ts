import { type ChildProcess, fork } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { RawSocket } from '../../../../packages/server/test/support/raw-socket.ts';
import { timesOf } from '../../load/figures.ts';
import { scriptedAnswer } from '../../load/script.ts';
import type { Attack } from '../attack.ts';
import { slowestHealth } from '../support/health.ts';
import { withServer } from '../support/server.ts';
import { twoAtATable, type Visitor } from '../support/visitor.ts';

const SOCKETS = 300;
const TALKERS = 80;
const SPECTATORS = 5000;
const ANSWERS = 60;
/** Between two answers: two people who play fast, in milliseconds. */
const PAUSE = 250;
const DEAF = 60;
const SLOW = 20;
/** How long the server may wait for a request, and a bit more, in milliseconds. */
const LONGEST = 20_000;
const NO_LIMIT = { RATE_LIMIT: '100000000' };

/** Many strangers from one address: how many get in, and what the others feel when they talk as fast as they can. */
function strangers(): Promise<{ open: number; health: number; slow: number }> {
  return withServer({}, async ({ url }) => {
    const { table } = await twoAtATable(url);
    const slow = Array.from({ length: SLOW }, () => slowRequest(url));
    const begun = performance.now();
    const tried = await Promise.allSettled(Array.from({ length: SOCKETS }, () => RawSocket.open(url)));
    const sockets = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const socket of sockets) socket.read();
    const health = await slowestHealth(url, async () => {
      for (let round = 0; round < 60; round++) {
        for (const socket of sockets.slice(0, TALKERS)) if (!socket.closed) socket.say('watch', { table });
        await sleep(50);
      }
    });
    await Promise.race([Promise.all(slow), sleep(LONGEST - (performance.now() - begun))]);
    const waiting = await Promise.all(slow.map((ended) => Promise.race([ended.then(() => 0), sleep(0, 1)])));
    for (const socket of sockets) socket.close();
    return { open: sockets.length, health, slow: waiting.reduce((sum, one) => sum + one, 0) };
  });
}

/** A request whose body never comes. Resolves when the server has given it up. */
function slowRequest(url: string): Promise<unknown> {
  const { hostname, port, host } = new URL(url);
  const tcp = connect(Number(port), hostname).on('error', () => {});
  const head = `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  tcp.write(head);
  tcp.resume();
  return new Promise((resolve) => tcp.once('close', resolve));
}

/** Compiles a program of the project and runs it. */
const runner = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));

/** From an answer until both players see it, while thousands watch. */
function watched(): Promise<{ p99: number; lost: number }> {
  return withServer(NO_LIMIT, async ({ url }) => {
    const { table, players } = await twoAtATable(url);
    const crowd = fork(runner, ['tools/src/attack/support/crowd.ts', url, table, String(SPECTATORS)]);
    try {
      await heard(crowd);
      const times: number[] = [];
      for (let i = 0; i < ANSWERS; i++) {
        times.push(await answered(table, players));
        await sleep(PAUSE);
      }
      const report = heard<number>(crowd);
      crowd.send('enough');
      const lost = await report;
      for (const player of players) player.close();
      return { p99: timesOf(times).p99, lost };
    } finally {
      crowd.kill();
    }
  });
}

function heard<T>(crowd: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    crowd.once('message', (message) => resolve(message as T));
    crowd.once('exit', () => reject(new Error('The process with the spectators has ended.')));
  });
}

/** Whoever is asked answers; how long it takes until both see what follows. */
async function answered(table: string, players: readonly Visitor[]): Promise<number> {
  const asked = players.find(({ sights }) => sights.get(table)?.decision);
  const sight = asked?.sights.get(table);
  if (asked === undefined || sight === undefined) throw new Error('No player has a decision.');
  const both = players.map(
    (player) =>
      new Promise<void>((resolve) => {
        player.onSight = ({ seq }) => {
          if (seq > sight.seq) resolve();
        };
      }),
  );
  const begin = performance.now();
  const reply = await asked.send('answer', {
    table,
    seq: sight.seq,
    picks: scriptedAnswer(sight, () => 0.5),
  });
  if (!reply.ok) throw new Error(reply.problem.message);
  await Promise.all(both);
  return performance.now() - begin;
}

/** How much the server grows by sockets that ask and do not read, in megabytes. */
function deaf(): Promise<number> {
  return withServer(NO_LIMIT, async ({ url, read }) => {
    const { table, players } = await twoAtATable(url);
    for (let i = 0; i < 200; i++) await players[0].send('chat', { table, text: 'x'.repeat(300) });
    const before = (await read()).memoryBytes;
    const sockets = await Promise.all(Array.from({ length: DEAF }, () => RawSocket.open(url)));
    for (let round = 0; round < 200; round++) {
      for (const socket of sockets) if (!socket.closed) socket.say('watch', { table });
      await players[1].send('watch', { table });
    }
    const grown = (await read()).memoryBytes - before;
    for (const socket of [...sockets, ...players]) socket.close();
    return grown / 2 ** 20;
  });
}

export const sockets: Attack = {
  number: 12,
  name: 'masses of sockets and spectators',
  run: async () => {
    const { open, health, slow } = await strangers();
    const { p99, lost } = await watched();
    const grown = await deaf();
    return {
      held: open <= 200 && health < 500 && slow === 0 && p99 < 150 && lost === 0 && grown < 120,
      figure:
        `${open} of ${SOCKETS} sockets admitted, /healthz took at most ${health.toFixed(0)} ms, ${slow} slow requests left; ` +
        `p99 ${p99.toFixed(0)} ms with ${SPECTATORS - lost} spectators; ${DEAF} sockets that do not read took ${grown.toFixed(0)} MB`,
    };
  },
};
