import type { Sight } from '@provincia/protocol';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { newSqlite } from '../support/databases.ts';
import { serverHere } from '../support/server.ts';
import { Dice } from './dice.ts';
import { leaksOf, Visitor } from './leaks.ts';

const GAMES = 32;
const STEPS = 30;

const { env, store, remove } = await newSqlite();
const server = await serverHere({ ...env, PATIENCE: '0' });
afterAll(async () => {
  await server.stop();
  await remove();
});

test(`in ${GAMES} random games nobody is told what they may not see`, async () => {
  const leaks: unknown[] = [];
  const counts = { sights: 0, read: 0, replies: 0, undone: 0, hidden: 0 };
  for (let game = 0; game < GAMES; game += 4) {
    const tables: Game[] = [];
    // One after another, so that each has the same shuffles every time.
    for (const i of [0, 1, 2, 3]) tables.push(await begin(new Dice(game + i)));
    await Promise.all(tables.map(playAtRandom));
    for (const { id, visitors } of tables) leaks.push(...(await leaksOf(store, id, visitors, counts)));
    expect(leaks).toEqual([]);
  }
  // Everything was really tried.
  expect(counts.sights).toBeGreaterThan(GAMES * STEPS);
  expect(counts.read).toBeGreaterThan(GAMES * 4);
  expect(counts.replies).toBeGreaterThan(GAMES * STEPS);
  expect(counts.undone).toBeGreaterThan(GAMES / 2);
  expect(counts.hidden).toBeGreaterThan(GAMES * STEPS);
});

interface Game {
  readonly id: string;
  readonly dice: Dice;
  readonly people: readonly Visitor[];
  /** The people, and one who only watches. */
  readonly visitors: readonly Visitor[];
}

async function begin(dice: Dice): Promise<Game> {
  const people = Array.from({ length: 2 + dice.below(3) }, (_, seat) => new Visitor(server.url, seat));
  const bots = dice.oneIn(3) ? [{ bot: 'easy' }] : [];
  const seats = [...people.map(() => 'person' as const), ...bots];
  const { id } = await people[0].client.make({ seats, kingdom: { by: 'random' } });
  for (const { client } of people.slice(1)) await client.do('POST', `/api/tables/${id}/join`, {});
  const visitors = [...people, new Visitor(server.url, null)];
  for (const { client } of visitors) {
    await client.connect();
    await client.watch(id);
  }
  return { id, dice, people, visitors };
}

async function playAtRandom({ id, dice, people, visitors }: Game): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await settle(id, visitors);
    const asked = people.find(
      ({ client: { sight }, seat }) => sight.asked === seat && sight.decision !== null,
    );
    if (asked === undefined) break;
    await somethingElse(dice, id, visitors, asked);
    await settle(id, visitors);
    const { decision, seq } = asked.client.sight;
    if (decision !== null)
      await asked.send('answer', { table: id, seq, picks: randomPicks(dice, asked.client.sight) });
  }
  await settle(id, visitors);
  for (const { client } of visitors) client.close();
}

/** Until everybody has been told all there is, and a person is asked or it is over. */
async function settle(id: string, visitors: readonly Visitor[]): Promise<void> {
  for (;;) {
    const { n } = await store.db
      .selectFrom('heads')
      .select('n')
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();
    for (const { client } of visitors)
      await client.until(({ sights }) => (sights.at(-1)?.seq ?? -1) >= n, 'the same as everybody');
    const { sight } = visitors[visitors.length - 1].client;
    if (visitors.some(({ client }) => client.sight.seq !== sight.seq)) continue;
    if (sight.asked === null || visitors.some(({ client }) => client.sight.decision !== null)) return;
    await visitors[0].client.until((client) => client.sight.seq > sight.seq, 'the move of a bot');
  }
}

/** Everything but answering that can be done at a table. */
async function somethingElse(
  dice: Dice,
  table: string,
  visitors: readonly Visitor[],
  asked: Visitor,
): Promise<void> {
  const one = dice.pick(visitors);
  const { seq } = one.client.sight;
  switch (dice.below(14)) {
    case 0:
    case 1:
      return undo(dice, table, visitors, dice.pick(visitors));
    case 2:
      one.client.close();
      await one.client.connect();
      return one.client.watch(table, dice.pick([0, 1, one.client.sight.since, dice.below(200), 100_000]));
    case 3:
      await one.send('answer', {
        table,
        seq,
        picks: asked.client.sight.decision?.choices.map(({ label }) => label),
      });
      return;
    case 4:
      await one.send('answer', { table, seq, picks: ['nothing of the kind'] });
      return;
    case 5:
      if (one.seat !== null) await one.send('chat', { table, text: `I am in seat ${one.seat}` });
      return;
    case 6:
      await one.get(`/api/tables/${table}/game`);
      return one.get(`/api/tables/${table}/log`);
    case 7:
      await one.get(`/api/tables/${table}/steps/${dice.below(seq + 2)}`);
      return one.get(`/api/tables/${table}/steps/${dice.below(seq + 1)}?seat=${dice.below(4)}`);
    case 8:
      await one.get(`/api/tables/${table}/packed`);
      return one.get(`/api/tables/${table}`);
    case 9: {
      const others = visitors.filter(({ seat }) => seat !== null && seat !== asked.seat);
      await others[0].client.ask('POST', `/api/tables/${table}/seats/${asked.seat}/stand-in`, {});
      await settleOne(asked.client);
      await asked.client.ask('POST', `/api/tables/${table}/back`, {});
      return;
    }
    case 10:
      if (one.seat !== null && visitors.length > 3 && dice.oneIn(4)) await one.send('resign', { table });
  }
}

/** Waits until they know that a bot plays for them. */
async function settleOne(client: Client): Promise<void> {
  await client.until(
    ({ sight, tables }) => sight.away.includes(tables[0].you ?? -1) || sight.result !== null,
    'being away',
  );
}

async function undo(dice: Dice, table: string, visitors: readonly Visitor[], one: Visitor): Promise<void> {
  await one.send('undo', { table, seq: one.client.sight.seq });
  await settle(table, visitors);
  for (const visitor of visitors) {
    const { request, seq } = visitor.client.sight;
    if (request === null || visitor.seat === null || !request.waitingFor.includes(visitor.seat)) continue;
    await visitor.send('consent', { table, seq, yes: !dice.oneIn(5) });
    await settle(table, visitors);
  }
}

function randomPicks(dice: Dice, { decision }: Sight): string[] {
  if (decision === null) return [];
  const all = decision.choices.flatMap(({ label, count }) => new Array<string>(count).fill(label));
  const most = Math.min(decision.max, all.length);
  return dice.shuffled(all).slice(0, decision.min + dice.below(most - decision.min + 1));
}
