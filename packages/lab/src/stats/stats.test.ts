import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wilson } from '@provincia/arena';
import { library } from '@provincia/cards';
import { Game, pack } from '@provincia/engine';
import { afterAll, expect, test } from 'vitest';
import { playRun } from '../sim/run.ts';
import { matchOf, runOf } from '../sim/testing.ts';
import { run } from '../testing.ts';
import type { Summary } from './summary.ts';
import { exportedLine } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'provincia-stats-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');

function fileOf(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}

/** A packed game in which seat 0 begins, and each turn of a player buys what they want most. */
function game(
  wishes: readonly (readonly string[])[],
  seed: string,
  answers = Number.POSITIVE_INFINITY,
): string {
  const setup = { rules: 1, seed: seed.padStart(32, '0'), players: wishes.length, kingdom, first: 0 };
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  const { game } = started.value;
  const given: string[][] = [];
  for (let { decision } = game; decision !== null && given.length < answers; decision = game.decision) {
    const labels = decision.choices.map(({ label }) => label);
    const wanted = ['treasures', ...wishes[decision.player].map((pile) => `buy ${pile}`)];
    const wish = decision.kind === 'phase' ? wanted.find((label) => labels.includes(label)) : undefined;
    const picks = wish === undefined ? labels.slice(0, decision.min) : [wish];
    const taken = game.answer(decision.player, { index: decision.index, picks });
    if (!taken.ok) throw new Error(taken.problem.message);
    given.push(picks);
  }
  return pack(setup, given);
}

const money = ['province', 'gold', 'silver'];
const curses = ['curse'];

async function counted(...args: readonly string[]): Promise<Summary> {
  const { status, out, err } = await run('stats', ...args, '--json');
  expect([status, err]).toEqual([0, '']);
  return JSON.parse(out);
}

test('what was gained, bought first, where and by whom is counted with the one who won', async () => {
  // Money wins against curses, from both seats.
  const games = [
    game([money, curses], '1'),
    game([money, curses], '2'),
    game([curses, money], '3'),
    game([money, curses, curses], '4'),
  ];
  const file = fileOf(
    'few.ndjson',
    games.map((packed) => exportedLine(packed)),
  );
  const found = await counted(file, '--min', '1');
  expect(found).toMatchObject({ games: 4, decided: 4, leftOut: expect.any(Number) });
  const four = { players: 4, won: 4, share: 1, interval: [...wilson(4, 4)] };
  const five = { players: 5, won: 0, share: 0, interval: [...wilson(0, 5)] };
  expect(found.cards.find(({ card }) => card === 'gold')).toEqual({
    card: 'gold',
    with: four,
    without: five,
  });
  expect(found.cards.find(({ card }) => card === 'curse')).toEqual({
    card: 'curse',
    with: five,
    without: four,
  });
  // Nobody gained a Smithy, so there is nothing to compare.
  expect(found.cards.map(({ card }) => card)).not.toContain('smithy');
  const silver = found.openings.filter(({ bought: [first] }) => first === 'silver');
  expect(silver.map(({ players }) => players).reduce((sum, players) => sum + players)).toBe(4);
  expect(silver.map(({ share }) => share)).toEqual(silver.map(() => 1));
  expect(found.openings.at(-1)).toEqual({ bought: ['curse', 'curse'], ...five });
  expect(found.kingdoms).toMatchObject([
    { printed: 'first-game', games: 4, first: { players: 4, won: 3, share: 0.75 } },
  ]);
  expect(found.seats.map(({ of, place, players, won }) => [of, place, players, won])).toEqual([
    [2, 1, 3, 2],
    [2, 2, 3, 1],
    [3, 1, 1, 1],
    [3, 2, 1, 0],
    [3, 3, 1, 0],
  ]);
  expect((await counted(file, '--min', '1', '--players', '3')).games).toBe(1);
  expect((await counted(file, '--min', '1', '--card', 'Schmiede')).games).toBe(4);
  expect((await counted(file, '--card', 'witch')).games).toBe(0);
  expect(await counted(file)).toMatchObject({ cards: [], openings: [], kingdoms: [] });
  // Two files are one.
  const halves = [games.slice(0, 1), games.slice(1)].map((some, i) =>
    fileOf(
      `half-${i}.ndjson`,
      some.map((packed) => exportedLine(packed)),
    ),
  );
  expect(await counted(...halves, '--min', '1')).toEqual(found);
});

test('a shared victory is a game that is not decided; who gave up has lost', async () => {
  const begun = game([money, curses], '1', 40);
  const line = JSON.parse(exportedLine(begun, [{ seat: 0, why: 'resigned' }]));
  const file = fileOf('given-up.ndjson', [
    JSON.stringify({ ...line, result: { ...line.result, winners: [1] } }),
    JSON.stringify({ ...line, result: { ...line.result, winners: [0, 1] } }),
  ]);
  const { games, decided, seats } = await counted(file, '--min', '1');
  expect([games, decided]).toEqual([2, 1]);
  expect(seats.map(({ won }) => won)).toEqual([0, 1]);
});

test('a game that went on by later rules is left out, and the others are counted', async () => {
  const good = exportedLine(game([money, curses], '1'));
  const takenOver = JSON.stringify({ ...JSON.parse(good), laterRules: [2] });
  const file = fileOf('taken-over.ndjson', [good, takenOver, good]);
  expect(await counted(file, '--min', '1')).toMatchObject({ games: 2, decided: 2, takenOver: 1 });
  const { out } = await run('stats', file);
  expect(out).toMatch(/^2 games, 2 decided\n1 game is not counted: .+ later rules/);
});

test('any number of threads counts the same, from a file or from standard input', async () => {
  const match = matchOf(['smithy', 'big-money'], { kingdom });
  const { matches } = await playRun(runOf(match, 100, { keep: 100 }));
  const lines = matches[0].kept.map(({ packed }) => exportedLine(packed));
  const many = Array.from({ length: 5 }, () => lines).flat();
  const file = fileOf('many.ndjson', [...many, '']);
  const alone = await counted(file, '--threads', '1');
  expect(alone.games).toBe(500);
  expect(alone.cards.map(({ card }) => card)).toContain('smithy');
  expect(await counted(file, '--threads', '2')).toEqual(alone);
  // Of several lines that are wrong the first one is named, whichever thread comes to one first.
  const spoilt = fileOf('spoilt.ndjson', [...many, 'first', ...lines, 'second']);
  expect((await run('stats', spoilt, '--threads', '2')).err).toContain('line 501: This is not');
  const command = fileURLToPath(new URL('../../../provincia/bin/provincia.js', import.meta.url));
  const child = spawn(process.execPath, [command, 'stats', '-', '--json', '--threads', '1']);
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  // As other programs on other systems write it.
  child.stdin.end(`${many.join('\r\n')}\r\n`);
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  expect(JSON.parse(out)).toEqual(alone);
});

test('the tables speak the language, with names of cards and kingdoms', async () => {
  const games = ['1', '2', '3'].map((seed) => exportedLine(game([money, curses], seed)));
  const file = fileOf('spoken.ndjson', games);
  const { out } = await run('stats', file, '--min', '1', '--lang', 'de');
  expect(out).toMatch(/^3 Partien, 3 entschieden\n/);
  expect(out).toMatch(/^Fluch\/Fluch +0,0 +0,0 bis 56,1 +3$/m);
  expect(out).toMatch(/^Erstes Spiel +3 /m);
  expect(out).toMatch(/^1\. von 2 +100,0/m);
  expect((await run('stats', file)).out).toContain('rows are left out, with fewer than 30 players.');
});

test.each([
  ['no JSON', () => 'hello', 'This is not a JSON object.'],
  ['a list', () => '[1]', 'This is not a JSON object.'],
  [
    'no game',
    () => '{"result":{}}',
    'This is not an exported game: "packed" is missing or not what it should be.',
  ],
  [
    'no result',
    (good: string) => JSON.stringify({ ...JSON.parse(good), result: {} }),
    'This is not an exported game: "result.winners" is missing or not what it should be.',
  ],
  [
    'an answer that does not fit',
    (good: string) => good.replace('buy_silver', 'buy_smithy'),
    'The packed game is damaged: "buy smithy" does not answer what is asked at step 5.',
  ],
  [
    'other rules',
    (good: string) => good.replace('"packed":"1.', '"packed":"999.'),
    'The packed game is of version 999 of the rules, but this program plays versions up to 2. Update it.',
  ],
  [
    'another winner',
    (good: string) => good.replace('"winners":[0]', '"winners":[1]'),
    'The answers lead to another result than the line says.',
  ],
  [
    'no end',
    () => exportedLine(game([money, curses], '1', 20)),
    'The answers end before the game is over, and nobody gave up.',
  ],
])('a line with %s ends it, with its file and its number', async (_, spoil, sentence) => {
  const good = exportedLine(game([money, curses], '7'));
  const lines = Array.from({ length: 230 }, () => good);
  lines[215] = spoil(good);
  lines[225] = 'later';
  const file = fileOf('bad.ndjson', lines);
  const { status, out, err } = await run('stats', file, '--threads', '1');
  expect([status, out, err]).toEqual([2, '', `provincia: ${file}, line 216: ${sentence}\n`]);
});

test('a line without an end does not fill the memory', async () => {
  const file = fileOf('long.ndjson', [`${'['.repeat(3_000_000)}`]);
  const { status, err } = await run('stats', file);
  expect([status, err]).toEqual([2, `provincia: ${file}, line 1: This line is too long for a game.\n`]);
});
