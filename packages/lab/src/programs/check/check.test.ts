import { afterAll, expect, test } from 'vitest';
import { run } from '../../testing.ts';
import { ProgramFolder } from '../testing.ts';

const folder = new ProgramFolder();
afterAll(() => folder.remove());

const all = ['hello', 'games', 'questions', 'seed', 'unknown', 'middle', 'quit', 'end'];

async function checked(onMessage: string, ...more: string[]) {
  const file = folder.program('bot.js', onMessage);
  const { status, out } = await run('check-bot', file, '--json', ...more);
  const { passed, checks } = JSON.parse(out);
  const names = (wanted: boolean) =>
    checks.flatMap((one: { check: string; passed: boolean }) => (one.passed === wanted ? [one.check] : []));
  return { status, passed, checks, good: names(true), bad: names(false) };
}

test('a program that does everything right passes, and has been asked every kind of question', async () => {
  const { status, passed, good, checks } = await checked('');
  expect({ status, passed, good }).toEqual({ status: 0, passed: true, good: all });
  expect(checks[2]).toMatchObject({ check: 'questions', kinds: 8 });
});

test('what it does wrong is found, each by itself', async () => {
  // Crashes when a card asks; does not go when it is told to.
  const stubborn = await checked(`
    if (message.type === 'decision' && message.decision.kind !== 'phase') { console.error('help'); process.exit(5); }
    if (message.type === 'hello') setInterval(() => {}, 1000);
    if (message.type === 'quit') return;
  `);
  expect(stubborn).toMatchObject({ status: 1, passed: false, bad: ['questions', 'quit', 'end'] });
  expect(stubborn.checks[2].failure).toMatchObject({ kind: 'crash', detail: '5', stderr: ['help'] });
  // Plays by chance; knows only what it has seen from the beginning, and no other messages.
  const forgetful = await checked(
    `
    if (message.type === 'decision' && message.decision.kind === 'phase' && Math.random() < 0.5) picksFor = () => [];
    else picksFor = first;
    if (message.type === 'decision' && message.seq > 9 && !known.has(message.game)) process.exit(1);
    if (message.type === 'decision') known.add(message.game);
    if (!/^(hello|begin|decision|go|over|quit)$/.test(message.type)) process.exit(1);
  `.replace(/^/, 'globalThis.known ??= new Set(); globalThis.first ??= picksFor;'),
  );
  expect(forgetful).toMatchObject({ status: 1, bad: ['questions', 'seed', 'unknown', 'middle'] });
});

test('a program that confuses its games or never says hello is told so', async () => {
  const confused = await checked('message = { ...message, game: 1 };', '--move-time', '2');
  expect(confused.bad).toContain('games');
  expect(confused.checks[1].failure.kind).toBe('time');
  const silent = await checked('process.exit(2);');
  expect(silent).toMatchObject({ status: 1, bad: ['hello'], good: [] });
});

test('for people there is a sentence for each, and what to do', async () => {
  const file = folder.program('wrong.js', "if (message.type === 'decision') picksFor = () => ['nothing'];");
  const { status, out } = await run('check-bot', file);
  const lines = out.replaceAll(/\n {2}/g, ' ').split('\n');
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^✓ It starts and says hello \([\d,]+ ms\)\.$/);
  expect(lines[1]).toBe(
    '✗ It does not get through 32 games at once: every answer names the game and the seq of its question. What happened: to question 0 (phase) it answered ["nothing"]: not all of them are offered.',
  );
  expect(lines.at(-2)).toBe('wrong.js fails 4 checks.');
});
