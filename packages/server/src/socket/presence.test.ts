import type { Presence as Told } from '@provincia/protocol';
import { afterAll, expect, test } from 'vitest';
import { ring, until } from '../../test/support/waiting.ts';
import { type Bus, LocalBus } from '../store/bus.ts';
import type { SeatRow } from '../store/database.ts';
import type { Watcher } from './hub.ts';
import { Presence } from './presence.ts';
import { Reports } from './reports.ts';

const TABLE = 'a'.repeat(16);
let now = 1000;
const started: Presence[] = [];
afterAll(() => {
  for (const presence of started) presence.stop();
});

/** A process at the bus, where Ada and Bob sit at the table; and what it has told to whom. */
function process(bus: Bus) {
  const seats = ['ada', 'bob'].map((person, seat): SeatRow => {
    return { table_id: TABLE, seat, person, level: null, program: 0 };
  });
  const presence = new Presence({
    tables: { seatsInPlay: async () => seats },
    bus,
    now: () => now,
    patience: 90,
    onError: (error) => {
      throw error;
    },
  });
  started.push(presence);
  const told = new Map<string, Told[]>();
  presence.sendBy((sockets, _, content) => {
    for (const socket of sockets) told.set(socket, [...(told.get(socket) ?? []), content as Told]);
    ring();
  });
  const watcher = (person: string | null, socket: string): Watcher => ({
    person:
      person === null ? null : { id: person, name: person, kind: 'guest', program: false, session: null },
    socket,
    sight: () => {},
    table: () => {},
    chat: () => {},
  });
  return {
    presence,
    told,
    come: (person: string | null, socket = `${person}`) => {
      const one = watcher(person, socket);
      presence.come(TABLE, one);
      return one;
    },
    /** Until this socket has been told of both people that they are like this. */
    sees: (socket: string, ...states: string[]) =>
      until(() => {
        const last = told.get(socket)?.at(-1);
        return last?.seats.map(({ is }) => is).join() === states.join();
      }, `${socket} to see ${states}`),
    last: (socket: string) => told.get(socket)?.at(-1),
  };
}

test('who looks, who has something else before them, and who is gone since when', async () => {
  const { presence, come, sees, last } = process(new LocalBus());
  const ada = come('ada');
  await sees('ada', 'here', 'gone');
  expect(last('ada')).toEqual({
    table: TABLE,
    seats: [
      { seat: 0, is: 'here', since: null },
      { seat: 1, is: 'gone', since: null },
    ],
    watching: 0,
    patience: 90_000,
  });
  const bob = come('bob');
  await sees('ada', 'here', 'here');
  presence.see(TABLE, bob, false);
  await sees('ada', 'here', 'away');
  // One page of theirs that can be seen is enough.
  const second = come('bob', 'bob again');
  await sees('ada', 'here', 'here');
  presence.go(TABLE, second);
  presence.see(TABLE, bob, true);
  now = 5000;
  presence.go(TABLE, bob);
  now = 9000;
  await sees('ada', 'here', 'gone');
  expect(last('ada')?.seats[1]).toEqual({ seat: 1, is: 'gone', since: 5000 });
  presence.go(TABLE, ada);
});

test('who comes back at once was never gone', async () => {
  const { presence, come, sees, told } = process(new LocalBus());
  come('ada');
  const bob = come('bob');
  await sees('ada', 'here', 'here');
  presence.go(TABLE, bob);
  const again = come('bob', 'bob again');
  await sees('bob again', 'here', 'here');
  presence.see(TABLE, again, false);
  await sees('ada', 'here', 'away');
  const states = told.get('ada')?.map(({ seats }) => seats[1].is);
  expect(states?.slice(states.indexOf('here'))).not.toContain('gone');
});

test('how many look on is told to the players, and to the others with what else is new', async () => {
  const { presence, come, sees, last, told } = process(new LocalBus());
  come('ada');
  await sees('ada', 'here', 'gone');
  const crowd = Array.from({ length: 120 }, (_, i) => come(i % 2 === 0 ? null : `person ${i}`, `fan ${i}`));
  await sees('fan 119', 'here', 'gone');
  expect(last('ada')?.watching).toBe(120);
  for (const { socket } of crowd) expect(told.get(socket as string)).toHaveLength(1);
  come('bob');
  await sees('fan 0', 'here', 'here');
  for (const fan of crowd) presence.go(TABLE, fan);
  await until(() => last('ada')?.watching === 0, 'the end of the crowd');
  // However many came and went, the players were told a few times.
  expect(told.get('ada')?.length).toBeLessThan(12);
});

test('processes tell each other, and one that comes later asks', async () => {
  const bus = new LocalBus();
  const [one, other] = [process(bus), process(bus)];
  one.come('ada');
  await one.sees('ada', 'here', 'gone');
  const bob = other.come('bob');
  await Promise.all([one.sees('ada', 'here', 'here'), other.sees('bob', 'here', 'here')]);
  other.come(null, 'fan');
  await until(() => one.last('ada')?.watching === 1, 'the fan');
  now = 20_000;
  other.presence.go(TABLE, bob);
  await one.sees('ada', 'here', 'gone');
  // A third one is told since when.
  const third = process(bus);
  third.come(null, 'late');
  await third.sees('late', 'here', 'gone');
  expect(third.last('late')?.seats[1].since).toBe(20_000);
});

test('how many look on is known in a process where nobody does, until they leave', async () => {
  const bus = new LocalBus();
  const [one, other] = [process(bus), process(bus)];
  const fan = one.come(null, 'fan');
  bus.subscribe(ring);
  await until(() => other.presence.watching(TABLE) === 1, 'the fan');
  one.presence.go(TABLE, fan);
  await until(() => other.presence.watching(TABLE) === 0, 'that the fan is gone');
});

test('what a process that has died had told is forgotten, and heard again if it had only been silent', () => {
  const bus = new LocalBus();
  const silent: Bus = {
    publish: (news) => speaks && bus.publish(news),
    subscribe: (hear) => bus.subscribe(hear),
  };
  let speaks = true;
  const news: string[] = [];
  const parts = { now: () => 70, watched: () => [TABLE], onNews: (table: string) => news.push(table) };
  const [one, other] = [new Reports({ ...parts, bus }), new Reports({ ...parts, bus: silent })];
  one.tell(TABLE, { here: ['ada'], away: [], watching: 0 });
  other.tell(TABLE, { here: [], away: ['bob'], watching: 3 });
  const bob = () => [one.of(TABLE, ['bob']).people.get('bob'), one.of(TABLE, ['bob']).watching];
  expect(bob()).toEqual([{ is: 'away', since: null }, 3]);
  for (let beats = 0; beats < 10; beats++) for (const process of [one, other]) process.beat();
  expect(bob()[1]).toBe(3);
  speaks = false;
  news.length = 0;
  for (let beats = 0; beats < 10; beats++) for (const process of [one, other]) process.beat();
  expect(bob()).toEqual([{ is: 'gone', since: 70 }, 0]);
  expect(news).toEqual([TABLE]);
  speaks = true;
  other.beat();
  expect(bob()).toEqual([{ is: 'away', since: null }, 3]);
});

test('people who only look on are not remembered, so that what is told stays small', async () => {
  const bus = new LocalBus();
  const sizes: number[] = [];
  bus.subscribe((news) => void sizes.push(JSON.stringify(news).length));
  const { presence, come, sees } = process(bus);
  come('ada');
  await sees('ada', 'here', 'gone');
  const crowd = Array.from({ length: 500 }, (_, i) => come(`person ${i}`, `fan ${i}`));
  await sees('fan 499', 'here', 'gone');
  for (const fan of crowd) presence.go(TABLE, fan);
  const bob = come('bob');
  await sees('ada', 'here', 'here');
  presence.go(TABLE, bob);
  await sees('ada', 'here', 'gone');
  expect(Math.max(...sizes)).toBeLessThan(400);
});
