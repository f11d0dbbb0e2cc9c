import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { withServer } from '../support/server.ts';
import { twoAtATable, Visitor } from '../support/visitor.ts';

const PASSWORD = 'a good password';
const RACES = 20;
/** How long it is looked whether something still comes, in milliseconds. */
const LOOKING = 300;

/** How long a socket stays after its session was ended from elsewhere, in milliseconds. */
async function stays(url: string): Promise<number> {
  const {
    players: [guest],
  } = await twoAtATable(url);
  const gone = new Promise((resolve) => guest.socket?.once('disconnect', resolve));
  const begin = performance.now();
  await guest.must('POST', '/api/logout', {});
  await Promise.race([gone, sleep(10_000)]);
  return performance.now() - begin;
}

/** How many sockets see the hand although their session was ended in the moment in which they came. */
async function slippedIn(url: string): Promise<number> {
  let seen = 0;
  for (let i = 0; i < RACES; i++) {
    const { table, players } = await twoAtATable(url);
    const late = new Visitor(url);
    late.cookie = players[0].cookie;
    const entering = late.connect().then(
      () => true,
      () => false,
    );
    await Promise.all([entering, sleep(i).then(() => players[0].must('POST', '/api/logout', {}))]);
    if (late.socket?.connected) {
      await late.send('watch', { table }).catch(() => {});
      await sleep(LOOKING);
      const sight = late.sights.get(table);
      if (late.socket.connected && sight !== undefined && sight.view.own !== null) seen++;
    }
    for (const visitor of [late, ...players]) visitor.close();
  }
  return seen;
}

/** How long the stream of a program stays after its token was revoked, in milliseconds. */
async function streams(url: string): Promise<number> {
  const owner = new Visitor(url);
  await owner.must('POST', '/api/register', { name: 'Ada', password: PASSWORD });
  const { token, info } = await owner.must('POST', '/api/tokens', { label: 'attack' });
  const response = await fetch(`${url}/api/programs/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const ended = (async () => {
    for await (const _ of response.body as ReadableStream<Uint8Array>);
  })().catch(() => {});
  const begin = performance.now();
  await owner.must('DELETE', `/api/tokens/${encodeURIComponent(info.id)}`);
  await Promise.race([ended, sleep(10_000)]);
  return performance.now() - begin;
}

export const sessions: Attack = {
  number: 8,
  name: 'watching after the session has ended',
  run: () =>
    withServer({ RATE_LIMIT: '100000' }, async ({ url }) => {
      const socket = await stays(url);
      const stream = await streams(url);
      const seen = await slippedIn(url);
      return {
        held: socket < 1000 && stream < 1000 && seen === 0,
        figure: `sockets closed after ${socket.toFixed(0)} ms, streams after ${stream.toFixed(0)} ms; ${seen} of ${RACES} slipped through`,
      };
    }),
};
