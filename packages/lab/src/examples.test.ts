import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { helpFor } from './help.ts';
import { gameIn, keptText } from './replay/file.ts';
import { cutAfter } from './replay/testing.ts';
import { exportedLine } from './stats/testing.ts';
import { english, run } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'provincia-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the help says can be typed: each line of it, with `&&` and `>` as a shell reads them. */
const examples = [commands, ...commands].flatMap((about) => {
  const [, body] = /^Examples.*:\n((?: {2}\$ .*\n?)+)/m.exec(helpFor(about, english)) ?? [];
  return (body ?? '').split('\n').flatMap((line) => (line === '' ? [] : [line.slice('  $ '.length)]));
});

/** As few games as will do, of a level that does not think long. */
const FEW: Readonly<Record<string, string>> = {
  '--games': '4',
  '--kingdoms': '1',
  '--minutes': '0.005',
  '--threads': '1',
  '--level': 'easy',
};

const kept = join(folder, 'kept.txt');

beforeAll(async () => {
  copyFileSync(new URL('../../../examples/python/big_money.py', import.meta.url), join(folder, 'my-bot.py'));
  for (const file of ['mine.yaml', 'other.yaml']) {
    writeFileSync(join(folder, file), 'name: Mine\nbuy:\n  - province\n  - gold\n  - silver\n');
  }
  // Of a printed kingdom the plans are known: nobody has to look for them.
  const printed = ['--kingdom', 'First Game', ...quick('sim', [])];
  expect((await run('sim', 'smithy', 'big-money', ...printed, '--save', kept)).status).toBe(0);
  for (const file of ['games.ndjson', 'more.ndjson']) {
    const packed = readFileSync(kept, 'utf8').trim().split('\n').map(gameIn);
    writeFileSync(join(folder, file), packed.map((game) => exportedLine(game.packed)).join('\n'));
  }
  // Reviews take their time with every answer.
  const whole = readFileSync(kept, 'utf8').trim().split('\n').map(gameIn);
  writeFileSync(kept, keptText(whole.map((game) => cutAfter(game, 20))));
});

// Examples write games, too.
beforeEach(() => copyFileSync(kept, join(folder, 'games.txt')));

// A game in the terminal is played in other tests, as are those of a host; what needs a database stands with a real one.
const elsewhere = /^provincia (play|host|worker)\b|--workers/;
test.each([...new Set(examples)].filter((line) => !elsewhere.test(line)))('%s', async (line) => {
  for (const part of line.split(' && ')) {
    const [typed, target] = part.split(' > ');
    const [program, ...args] = words(typed);
    expect(program).toBe('provincia');
    const { status, out, err } = await run(...args, ...quick(args[0], args));
    expect([status, out === '', err.match(/There is no .*/)]).toEqual([0, false, null]);
    if (target !== undefined) writeFileSync(join(folder, target), out);
  }
});

test('every command has an example', () => {
  for (const { name } of commands) expect(examples.join('\n')).toContain(`provincia ${name}`);
});

/** Words in quotes are one; files are those of the folder. */
function words(typed: string): string[] {
  const split = typed.match(/"[^"]*"|\S+/g) ?? [];
  return split
    .flatMap((word) => (word === '*.yaml' ? ['mine.yaml', 'other.yaml'] : [word.replaceAll('"', '')]))
    .map((word, i, all) => FEW[all[i - 1]] ?? word)
    .map((word) => (/\.(yaml|txt|html|svg|ndjson|py)$/.test(word) ? join(folder, word) : word));
}

/** The options that make it short and are not there yet. */
function quick(name: string, args: readonly string[]): string[] {
  const known = Object.keys(commands.find((command) => command.name === name)?.options ?? {});
  return (
    Object.entries(FEW)
      .filter(([option]) => known.some((one) => one.startsWith(`${option} `)) && !args.includes(option))
      // Who plays is said already.
      .filter(([option]) => option !== '--level' || !args.includes('--player'))
      .flat()
  );
}
