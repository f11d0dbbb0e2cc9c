import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { play } from '../play/play.ts';
import { playSetup } from '../play/setup.ts';
import { openTerminal } from '../play/terminal.ts';
import { english, run } from '../testing.ts';
import { ProgramFolder } from './testing.ts';

const folder = new ProgramFolder();
afterAll(() => folder.remove());
const money = folder.program('money.js');
const mortal = folder.program(
  'mortal.js',
  "if (message.type === 'decision' && message.game === 2) { console.error('Traceback\\nKeyError'); process.exit(1); }",
);
const few = ['--seed', '1', '--threads', '1', '--games', '8'];

test('sim says what was lost by failures, with the first of them and the end of its stderr', async () => {
  const { status, out, err } = await run('sim', mortal, 'big-money', ...few);
  expect([status, err]).toEqual([0, '']);
  expect(out).toContain('mortal.js against Big Money\n');
  expect(out).toContain('87.5% with the last Province, 0.0% with empty piles.\n');
  expect(out).toMatch(
    /\n\nmortal\.js lost 1 of 8 games by failures: 1 crash\.\nThe first was game 2: it ended \(1\)\.\nIt last wrote to stderr:\n {2}Traceback\n {2}KeyError\n$/,
  );
  const german = (await run('sim', mortal, 'big-money', ...few, '--lang', 'de')).out;
  expect(german).toContain('mortal.js hat 1 von 8 Partien durch Fehler verloren: 1 Absturz.');
});

test('as JSON, failures are counted by their kinds', async () => {
  const { out } = await run('sim', mortal, money, ...few, '--json');
  const { games, players, programs } = JSON.parse(out);
  expect(games).toBe(8);
  expect(players.map(({ name }: { name: string }) => name)).toEqual(['mortal.js', 'money.js']);
  const none = { crash: 0, time: 0, nonsense: 0, answer: 0, start: 0, gone: 0 };
  expect(programs).toEqual([
    {
      name: 'mortal.js',
      games: 8,
      lost: 1,
      ...none,
      crash: 1,
      first: { game: 2, kind: 'crash', detail: '1', stderr: ['Traceback', 'KeyError'] },
    },
    { name: 'money.js', games: 8, lost: 0, ...none, first: null },
  ]);
});

test('programs play in a tournament and in the gauntlet', async () => {
  const tournament = await run('tournament', money, mortal, 'big-money', ...few);
  expect(tournament.status).toBe(0);
  expect(tournament.out).toMatch(/^ \d money\.js +\d{4}/m);
  expect(tournament.out).toContain('mortal.js lost 1 of 16 games by failures: 1 crash.');
  const args = ['gauntlet', '--player', money, '--kingdoms', '1', '--json'];
  const { level, games, programs } = JSON.parse((await run(...args, ...few)).out);
  expect({ level, games, programs }).toMatchObject({ level: money, games: 8, programs: [{ lost: 0 }] });
  const against = await run('gauntlet', '--level', 'easy', '--against', money, '--kingdoms', '1', ...few);
  expect(against.out).toContain('Level easy against money.js\n');
});

test('a report and games to read again are made of them too', async () => {
  const [report, saved] = [folder.path('out.html'), folder.path('games.txt')];
  const { status } = await run('sim', money, 'big-money', ...few, '--report', report, '--save', saved);
  expect(status).toBe(0);
  expect((await run('replay', saved, '--game', '2')).out).toContain('money.js, turn 1');
});

test.each([
  ['process.exit(3);', /^provincia: The program "bad\.js" ended \(3\) before it said hello\. docs/],
  [
    "process.stdout.write('Welcome!\\n');",
    /^provincia: The program "bad\.js" wrote something else than hello: Welcome! docs/,
  ],
  [
    "say({ type: 'hello', protocol: 2 });",
    /"bad\.js" speaks version 2 of the protocol, but this command speaks version 1\. docs/,
  ],
  [
    "console.error('No module named torch'); process.exit(1);",
    /hello\. Its last line on stderr: No module named torch docs/,
  ],
])(
  'a program that cannot say hello is refused before anything is played: %s',
  async (onMessage, sentence) => {
    const file = folder.program('bad.js', onMessage);
    for (const args of [
      ['sim', file, 'big-money'],
      ['tournament', file, 'big-money'],
      ['gauntlet', '--player', file],
    ]) {
      const { status, out, err } = await run(...args);
      expect([status, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
    }
  },
);

async function table(program: string, lines: readonly string[]): Promise<string> {
  const output = new PassThrough();
  const shown = text(output);
  await play(
    playSetup({ seed: '1' }),
    program,
    openTerminal(Readable.from(lines.map((line) => `${line}\n`)), output, english),
  );
  output.end();
  return shown;
}

test('a program sits at the terminal table', async () => {
  const turn = ['t', 'province', 'gold', 'silver', ''];
  const shown = await table(money, Array.from({ length: 200 }, () => turn).flat());
  expect(shown).toContain('Ada buys a Province');
  expect(shown).toContain('The game is over');
  expect(shown).toContain(`--against "${money}"`);
});

test('if it fails there, it has lost, and why is said', async () => {
  const failing = folder.program(
    'failing.js',
    "if (message.type === 'decision' && message.seq > 3) process.exit(9);",
  );
  const shown = await table(failing, ['t', '', 't', '', 't', '']);
  expect(shown).toContain('failing.js has lost the game: it ended (9).');
  expect(shown).toContain('To read it again:');
});

test('the example in TypeScript plays by the protocol', async () => {
  const file = fileURLToPath(new URL('../../../../examples/typescript/big-money.ts', import.meta.url));
  const { status, out } = await run('check-bot', `${process.execPath} --import tsx ${file}`);
  expect([status, out]).toEqual([0, expect.stringContaining('plays by the protocol.')]);
});
