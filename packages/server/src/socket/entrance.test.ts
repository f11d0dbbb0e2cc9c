import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { newSqlite } from '../../test/support/databases.ts';
import { Connections } from '../people/connections.ts';
import type { Person } from '../people/person.ts';
import { hashOf } from '../secrets.ts';
import { Entrance, type Sockets } from './entrance.ts';

const ada: Person = { id: 'ada', name: 'Ada', kind: 'member', program: false, session: hashOf('token') };

/** Sockets that enter while `during` happens: before they are known, and after they were held. */
async function entrance(during: (publish: (ended: string) => void) => void) {
  const { store, remove } = await newSqlite();
  onTestFinished(remove);
  const { db, bus } = store;
  const connections = new Connections({
    db,
    bus,
    now: Date.now,
    onError: (error) => expect.unreachable(String(error)),
  });
  const entered: unknown[] = [];
  const door = new Entrance({
    connections,
    recognise: async () => {
      during((ended) => bus.publish({ table: ended, what: 'ended' }));
      return ada;
    },
    addressOf: () => '127.0.0.1',
    now: Date.now,
    generosity: 1,
  });
  const http = createServer();
  const io: Sockets = new Server(http, { transports: ['websocket'] });
  io.use((socket, next) => void door.enter(socket).then(() => next(), next));
  io.on('connection', (socket) => void entered.push(socket.data.person));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void io.close());
  const come = async () => {
    const { port } = http.address() as AddressInfo;
    const extraHeaders = { cookie: 'provincia=token' };
    const socket = connect(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    });
    onTestFinished(() => void socket.disconnect());
    const what = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', () => resolve('refused'));
      socket.io.once('close', () => resolve('cut off'));
    });
    return { what, socket };
  };
  return { come, entered, end: (id: string) => bus.publish({ table: id, what: 'ended' }) };
}

test('a session that ends while it is looked up does not get in', async () => {
  const { come, entered } = await entrance((end) => end(hashOf('token')));
  expect((await come()).what).toBe('cut off');
  expect(entered).toEqual([]);
});

test('a session that ends later is cut off, and one that stays is not', async () => {
  const { come, entered, end } = await entrance(() => {});
  const { what, socket } = await come();
  expect([what, entered]).toEqual(['connected', [ada]]);
  end(hashOf('another'));
  expect(socket.connected).toBe(true);
  end(hashOf('token'));
  await new Promise((resolve) => socket.once('disconnect', resolve));
});
