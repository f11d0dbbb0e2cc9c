import { type ClientMessages, Hints, type Reply, type Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { databases } from '../support/databases.ts';
import { asked, look, onBothDatabases, onServer, sides, sitDown } from '../support/games.ts';
import { serverHere } from '../support/server.ts';

/** Somebody who plays against a bot and is asked what to buy. */
async function alone(url: string): Promise<{ id: string; person: Client }> {
  const person = new Client(url);
  const { id } = await person.make({ seats: ['person', { bot: 'easy' }] });
  await look(person, id);
  await asked([person]);
  await person.answer(['treasures']);
  await person.until(({ sight }) => sight.view.coins > 0 && sight.decision !== null, 'the purchase');
  return { id, person };
}

const asking = ({ sight }: Client): ClientMessages['hint'] => ({ table: sight.table, seq: sight.seq });

async function hintFor(person: Client): Promise<Hints> {
  const reply = await person.send('hint', asking(person));
  if (!reply.ok) throw new Error(reply.problem.message);
  return Hints.parse(reply.value);
}

const codeOf = (reply: Reply) => (reply.ok ? null : reply.problem.code);

onBothDatabases('hints', (url) => {
  test('who plays against bots is told what to answer, and everybody how often in the end', async () => {
    const { id, person } = await alone(url());
    const { seq, decision } = person.sight;
    const { hints, taken } = await hintFor(person);
    expect(taken).toBe(1);
    expect(hints.length).toBeGreaterThan(1);
    expect(hints.length).toBeLessThanOrEqual(3);
    const offered = decision?.choices.map(({ label }) => label);
    for (const { picks, chance, games } of hints) {
      for (const label of picks) expect(offered).toContain(label);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(games).toBeGreaterThan(100);
    }
    expect(hints[0].reason).not.toBeNull();
    // The question is the same, and so is the number that its answer has to name.
    expect(person.sight).toMatchObject({ seq, decision, result: null });
    expect(await person.answer([...hints[0].picks])).toMatchObject({ ok: true });
    await person.send('resign', { table: id });
    await person.until(({ sight }) => sight.result !== null, 'the result');
    expect(person.sight.result).toMatchObject({ hints: [1, 0] });
    await person.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end of the table');
    const table = await new Client(url()).do<Table>('GET', `/api/tables/${id}`);
    expect(table.result).toMatchObject({ hints: [1, 0] });
    person.close();
  });
});

onServer('hints to the same decision', (url) => {
  test('are the same, and count once, also if it is asked from two windows or again after an undo', async () => {
    const { id, person } = await alone(url());
    const window = new Client(url());
    window.cookie = person.cookie;
    await look(window, id);
    const { seq } = person.sight;
    const [one, other] = await Promise.all([hintFor(person), hintFor(window)]);
    expect(other).toEqual(one);
    expect(await hintFor(person)).toEqual(one);
    expect(person.sight.seq).toBe(seq);
    await person.answer(['buy copper']);
    // The bot has its turn, and then it is theirs again.
    await person.until(({ sight }) => sight.seq > seq && sight.decision !== null, 'the next turn');
    const { seq: next } = person.sight;
    expect(await person.send('undo', { table: id, seq: next })).toMatchObject({ ok: true });
    await person.until(({ sight }) => sight.seq > next, 'the undo');
    expect(await hintFor(person)).toEqual(one);
    for (const client of [person, window]) client.close();
  });

  test('come too late for who has answered meanwhile, and do not count', async () => {
    const { person } = await alone(url());
    const late = person.send('hint', asking(person));
    await person.answer(['buy copper']);
    expect(codeOf(await late)).toBe('stale');
    await asked([person]);
    expect((await hintFor(person)).taken).toBe(1);
    person.close();
  });
});

onServer('hints for others', (url) => {
  test('nobody gets one where people play against each other', async () => {
    const { players } = await sitDown(url());
    const { own } = await sides(players);
    expect(codeOf(await own.send('hint', asking(own)))).toBe('no-hints');
    for (const player of players) player.close();
  });

  test('nor who watches, or asks for a step that is gone', async () => {
    const { id, person } = await alone(url());
    const watcher = await look(new Client(url()), id);
    expect(codeOf(await watcher.send('hint', asking(person)))).toBe('not-seated');
    expect(codeOf(await person.send('hint', { table: id, seq: person.sight.seq + 1 }))).toBe('stale');
    expect(codeOf(await person.sendAnything('hint', { table: id }))).toBe('invalid');
    for (const client of [person, watcher]) client.close();
  });
});

test('what was said before a restart is said again', async () => {
  const database = await databases.SQLite();
  const first = await serverHere(database.env);
  const { id, person } = await alone(first.url);
  const hint = await hintFor(person);
  person.close();
  await first.stop();
  const second = await serverHere(database.env);
  const again = new Client(second.url);
  again.cookie = person.cookie;
  await look(again, id);
  const { seq } = again.sight;
  expect(await hintFor(again)).toEqual(hint);
  expect(again.sight.seq).toBe(seq);
  again.close();
  await second.stop();
  await database.remove();
});
