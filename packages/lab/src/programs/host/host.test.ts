import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { Host } from './host.ts';

type Message = Record<string, unknown>;

/** A host, and what it says to each message. */
function hosting() {
  const said: Message[] = [];
  const host = new Host((message) => said.push(message as Message));
  return (message: object | string) => {
    said.length = 0;
    host.hear(typeof message === 'string' ? message : JSON.stringify(message));
    return [...said];
  };
}

const start = { type: 'start', game: 1, seed: '1', kingdom: 'first-game' };

test('both seats are played by the one who asks, and each question says for whom it is', () => {
  const ask = hosting();
  expect(ask({ type: 'hello', protocol: 1, wants: ['points'] })).toMatchObject([
    { type: 'hello', protocol: 1 },
  ]);
  const [first, second, question] = ask(start);
  expect([first, second]).toMatchObject([
    { type: 'begin', seat: 0 },
    { type: 'begin', seat: 1 },
  ]);
  expect(question).toMatchObject({ type: 'decision', game: 1, seq: 0, seat: 0, points: [3, 3] });
  expect(question).not.toHaveProperty('view');
  expect(ask({ type: 'answer', game: 1, seq: 0, picks: [] })).toMatchObject([
    { type: 'decision', seq: 1, seat: 1 },
  ]);
});

test('a game goes to its end, and is then forgotten', () => {
  const ask = hosting();
  let [message] = ask({ ...start, seats: ['big-money', 'you'] }).slice(-1);
  while (message.type === 'decision') {
    expect(message.seat).toBe(1);
    [message] = ask({ type: 'answer', game: 1, seq: message.seq, picks: [] });
  }
  expect(message).toMatchObject({ type: 'over', game: 1, result: { winners: [0] } });
  expect(ask({ type: 'answer', game: 1, seq: 0, picks: [] })).toMatchObject([{ code: 'not-found' }]);
});

test('any number of games are open at once, and the same seed is the same game', () => {
  const ask = hosting();
  const [one] = ask(start).slice(-1);
  const [two] = ask({ ...start, game: 2 }).slice(-1);
  expect({ ...two, game: 1 }).toEqual(one);
  ask({ type: 'answer', game: 1, seq: 0, picks: [] });
  expect(ask({ type: 'answer', game: 2, seq: 0, picks: [] })).toMatchObject([{ game: 2, seq: 1 }]);
  expect(ask({ type: 'stop', game: 1 })).toEqual([]);
  expect(ask({ type: 'answer', game: 1, seq: 1, picks: [] })).toMatchObject([{ code: 'not-found' }]);
});

test.each([
  ['nonsense', 'invalid', 'This is no message.'],
  [{ ...start, game: 'one' }, 'invalid', '"game" has to be'],
  [{ ...start, seats: ['big-money', 'smithy'] }, 'invalid', 'seats is a list of 2 to 6 players'],
  [{ ...start, seats: ['you', 'nobody'] }, 'invalid', 'There is no strategy or file "nobody".'],
  [{ ...start, kingdom: ['moat'] }, 'invalid', 'a kingdom has 10 different piles'],
  [{ ...start, seed: 'xyz' }, 'invalid', 'hexadecimal'],
  [{ ...start, colonies: 'with' }, 'invalid', 'colonies is true or false'],
  [{ type: 'answer', game: 7, seq: 0, picks: [] }, 'not-found', 'no such open game'],
])('what cannot be is refused: %j', (message, code, sentence) => {
  expect(hosting()(message)).toMatchObject([
    { type: 'refused', code, message: expect.stringContaining(sentence) },
  ]);
});

test('a wrong answer changes nothing, and what is not known is ignored', () => {
  const ask = hosting();
  const [question] = ask(start).slice(-1);
  for (const [answer, code] of [
    [{ seq: 0, picks: ['buy province'] }, 'not-offered'],
    [{ seq: 4, picks: [] }, 'stale'],
    [{ seq: 0, picks: 'treasures' }, 'not-an-answer'],
  ] as const) {
    expect(ask({ type: 'answer', game: 1, ...answer })).toMatchObject([{ type: 'refused', game: 1, code }]);
  }
  expect(ask({ type: 'weather' })).toEqual([]);
  expect(ask({ type: 'answer', game: 1, seq: 0, picks: ['treasures'] })).toMatchObject([{ seq: 1 }]);
  expect(question.seq).toBe(0);
});

const gym = fileURLToPath(new URL('../../../../../examples/gym', import.meta.url));
const python = (...args: string[]) =>
  execFileSync('python3', args, {
    cwd: gym,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: 'pipe',
  });

test('the environment for learning programs passes its own tests, without other packages', () => {
  // It throws what they wrote if they fail.
  python(
    '-I',
    '-c',
    'import sys; sys.path.insert(0, "."); import unittest; unittest.main("test_provincia_gym")',
  );
});

test('the environment knows every card of the program, in its order', () => {
  const printed = python('-c', 'import json, provincia_gym; print(json.dumps(provincia_gym.CARDS))');
  expect(JSON.parse(printed.toString())).toEqual(library.kinds.map(({ id }) => id));
});
