import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rulesVersion } from '@provincia/engine';
import { afterAll, expect, test } from 'vitest';
import { entrantCalled } from '../input/entrant.ts';
import { matchOf } from '../sim/testing.ts';
import { playGame } from './game.ts';
import { LIMITS, ProgramPlayer } from './player.ts';
import { ProgramFolder } from './testing.ts';

const folder = new ProgramFolder();
afterAll(() => folder.remove());
const command = fileURLToPath(new URL('../../../provincia/bin/provincia.js', import.meta.url));
const noting = (file: string) => `if (message.type === 'hello') note('${file}', { pid: process.pid });`;
const hanging = `if (message.type === 'decision') { note('hangs', {}); for (;;); }`;

/** Whether a process is there and has not ended: one that nobody has asked for its status has. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = `/proc/${pid}/stat`;
  return !existsSync(state) || !/\) [ZX] /.test(readFileSync(state, 'utf8'));
}

async function allEnd(file: string): Promise<void> {
  const pids = folder.lines(file).map(({ pid }) => pid as number);
  expect(pids.length).toBeGreaterThan(0);
  while (pids.some(runs)) await setTimeout(10);
}

/** The real command, as a shell starts it. */
function lab(program: string, ...more: string[]): ChildProcess {
  const args = [command, 'sim', program, 'big-money', '--games', '100000', '--seed', '1', ...more];
  return spawn(process.execPath, args, { env: { ...process.env, LC_ALL: 'C' } });
}

test.each([
  ['1', 'SIGINT', 130],
  ['2', 'SIGINT', 130],
])('with %s threads, %s ends the run with its results, and all programs', async (threads, signal, status) => {
  const file = `stopped-${threads}`;
  const child = lab(folder.program(`${file}.js`, noting(file)), '--threads', threads);
  let out = '';
  child.stdout?.on('data', (text) => {
    out += text;
  });
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  while (!existsSync(folder.path(file)) || folder.lines(file).length < 1 + Number(threads))
    await setTimeout(10);
  child.kill(signal as NodeJS.Signals);
  expect(await once(child, 'close')).toEqual([status, null]);
  expect(out).toMatch(/^Big Money +\d/m);
  await allEnd(file);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a program that hangs does not outlive the lab: %s',
  async (signal) => {
    const file = `hung-${signal}`;
    const program = folder.program(
      `${file}.js`,
      `${noting(file)} ${hanging.replace('hangs', `${file}-now`)}`,
    );
    const child = lab(program, '--threads', '1', '--move-time', '600');
    while (!existsSync(folder.path(`${file}-now`))) await setTimeout(10);
    child.kill(signal);
    await once(child, 'close');
    await allEnd(file);
  },
);

test('a program that has failed too often is not started again, and loses what is left', async () => {
  const file = folder.program(
    'mortal.js',
    `if (message.type === 'decision') process.exit(3); ${noting('lives')}`,
  );
  const entrant = entrantCalled(file);
  if (!('program' in entrant)) throw new Error('it is a program');
  const program = new ProgramPlayer(entrant.program, { ...LIMITS, restarts: 2 });
  const { kingdom, seed } = matchOf(['big-money', 'big-money']);
  const setup = { rules: rulesVersion, seed, players: 2, kingdom, first: 0 };
  const play = () => playGame(setup, [{ program }, { program }], { answers: [], watch: (bot) => bot });
  const games = await Promise.all([play(), play(), play(), play(), play()]);
  await program.close();
  expect(games.map(({ failed }) => failed?.failure.kind)).toEqual([
    'crash',
    'crash',
    'crash',
    'gone',
    'gone',
  ]);
  expect(folder.lines('lives')).toHaveLength(3);
});

test('what a program has started itself ends with it', async () => {
  const start = `
    if (message.type === 'hello') {
      const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      note('grandchildren', { pid });
    }
    if (message.type === 'quit') setTimeout(() => process.exit(), 100);
    if (message.type === 'quit') return;
  `;
  const entrant = entrantCalled(folder.program('parent.js', start));
  if (!('program' in entrant)) throw new Error('it is a program');
  const program = new ProgramPlayer(entrant.program, LIMITS);
  expect(await program.tryOut()).toBeNull();
  await program.close();
  await allEnd('grandchildren');
});
