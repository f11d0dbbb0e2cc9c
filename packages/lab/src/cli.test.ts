import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { run } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'provincia-'));
afterAll(() => rmSync(folder, { recursive: true }));
const command = fileURLToPath(new URL('../../provincia/bin/provincia.js', import.meta.url));

const env = { ...process.env, FORCE_COLOR: undefined, CI: '1' };

/** Runs the real command, in another directory than its own. It takes long to start: few tests need it. */
async function provincia(args: readonly string[], { input = '', stopAtOnce = false, language = 'C' } = {}) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...env, LC_ALL: language },
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {}).end(input);
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    // Once it says what it plays it listens for Ctrl-C, and has played some games before it hears of it.
    if (stopAtOnce && stdout === '') child.kill('SIGINT');
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, stdout, stderr };
}

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const seed = '01234567'.repeat(4);

test('plays a whole game from a pipe', async () => {
  // Says everything it might want each turn: what is not possible is refused, and the next line is tried.
  const turn = ['t', 'province', 'gold', 'silver', ''];
  const input = `${turn.join('\n')}\n`.repeat(200);
  const { status, stdout, stderr } = await provincia(['play', '--seed', seed], { input });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Your turn 1');
  expect(stdout).toMatch(/Gold costs 6, and you have \d coins\./);
  expect(stdout).toContain('The game is over');
  expect(stdout).toMatch(/^ {2}You +-?\d+ points? in \d+ turns/m);
  expect(stdout).toMatch(/^The game is over: .*\b(win|wins|share the victory\b.*)\.$/m);
  expect(stdout).toContain(`provincia play --seed ${seed}`);
  const [, packed] = /provincia replay (\S+)/.exec(stdout) ?? [];
  expect((await run('replay', packed)).out).toContain('The game is over');
  expect(stdout).not.toContain('\x1b');
});

test('plays in German by the environment, and knows names in every language', async () => {
  // The Silver in Spanish, the Gold in English, the Province in Portuguese without its accent, the rest as it is shown.
  const turn = ['t', 'provincia', 'gold', 'plata', ''];
  const input = `? Sótano\n? mondstein\nxyz\n${turn.join('\n')}\n`.concat(`${turn.join('\n')}\n`.repeat(200));
  const args = ['play', '--seed', seed, '--kingdom', 'Erstes Spiel'];
  const { status, stdout, stderr } = await provincia(args, { input, language: 'de_DE.UTF-8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Provincia: Du spielst gegen Ada.');
  expect(stdout).toContain('Keller (cellar): Aktion, Kosten 2, noch 10.');
  expect(stdout).toContain('Die Karte „mondstein“ gibt es nicht.');
  expect(stdout).toContain('„xyz“ steht nicht zur Wahl.');
  expect(stdout).toMatch(/^══ Dein Zug 1 ═+$/m);
  expect(stdout).toMatch(/Kaufphase: \d Münzen, 1 Kauf/);
  expect(stdout).toContain('Du kaufst ein Silber');
  expect(stdout).toContain('Du kaufst ein Gold');
  expect(stdout).toContain('Du kaufst eine Provinz');
  expect(stdout).toMatch(/Gold kostet 6, und du hast \d Münzen\./);
  expect(stdout).toMatch(/^ {2}Du +-?\d+ Punkte? in \d+ Zügen/m);
  expect(stdout).toMatch(/^Die Partie ist zu Ende: .*\.$/m);
  expect(stdout).toContain('Diese Partie noch einmal spielen:');
  expect(stdout).not.toMatch(/\b(you|the|turn|cards)\b/i);
});

test('plays in Spanish, as it is told to', async () => {
  const input = '?\n? Throne\nq\nn\nq\ns\n';
  const args = ['play', '--seed', seed, '--lang', 'es'];
  const { status, stdout, stderr } = await provincia(args, { input, language: 'de_DE.UTF-8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Provincia: juegas contra Ada.');
  expect(stdout).toContain('  ? nombre   cuánto cuesta una carta y de qué tipo es');
  expect(stdout).toContain('Salón del Trono (throne-room): Acción, coste 4, no está en esta partida.');
  expect(stdout.match(/¿Salir de la partida\? \(s\/n\)/g)).toHaveLength(2);
  expect(stdout).toContain('La partida no terminó.');
});

test('ends with status 2 and one line when told nonsense', async () => {
  const { status, out, err } = await run('sim', 'big-money', 'smithy', '--kingdom', 'moat,nonsense');
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(/^provincia: .*nonsense.*\n$/);
});

test('a mistake in a strategy is said with its place', async () => {
  const file = fileOf('mine.yaml', 'name: Mine\nbuy:\n  - province\n  - wich: own(witch) < 2\n');
  const { status, out, err } = await run('sim', file, 'big-money');
  expect([status, out]).toEqual([2, '']);
  expect(err).toBe(`provincia: ${file}:4:5: There is no card "wich". Do you mean "witch"?\n`);
});

test('a simulation from any folder, in several threads, as JSON', async () => {
  fileOf('own.yaml', 'name: My own\nbuy:\n  - province\n  - gold\n  - silver\n');
  const { status, stdout, stderr } = await provincia([
    'sim',
    'own.yaml',
    'smithy',
    '--games',
    '500',
    '--seed',
    '9',
    '--threads',
    '2',
    '--json',
  ]);
  expect([status, stderr]).toEqual([0, '']);
  const { games, gamesPerSecond, players, seats, endings, ...more } = JSON.parse(stdout);
  expect(more).toEqual({});
  expect(games).toBe(500);
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(players.map(({ name }: { name: string }) => name)).toEqual(['My own', 'Big Money with a Smithy']);
  expect(Object.keys(players[0])).toEqual(['name', 'wins', 'ties', 'losses', 'points', 'turns']);
  expect(Object.keys(seats[1])).toEqual(['wins', 'ties', 'losses', 'turns']);
  expect(endings).toEqual({ provinces: 500, piles: 0 });
});

test('Ctrl-C prints what was played so far', async () => {
  const args = ['sim', 'smithy', 'big-money', '--games', '100000000', '--threads', '1', '--seed', '1'];
  const { status, stdout, stderr } = await provincia(args, { stopAtOnce: true });
  expect(status).toBe(130);
  expect(stdout).toMatch(/^Big Money with a Smithy +\d+\.\d/m);
  expect(stderr).toMatch(
    /^provincia: Stopped. These are the results of the first [\d,]+ of 100,000,000 games\.\n$/,
  );
});

test('a report and games to read again', async () => {
  const [report, saved] = [join(folder, 'out.html'), join(folder, 'games.txt')];
  const sim = await run(
    'sim',
    'smithy',
    'big-money',
    '--games',
    '120',
    '--seed',
    '1',
    '--threads',
    '1',
    '--report',
    report,
    '--save',
    saved,
  );
  expect([sim.status, sim.err]).toEqual([0, '']);
  expect(sim.out).toContain('Kingdom: Smithy, Village');
  expect(readFileSync(report, 'utf8')).toMatch(/^<!doctype html>/);
  expect(readFileSync(saved, 'utf8').split('\n')).toHaveLength(101);
  const log = await run('replay', saved, '--game', '100');
  expect(log.out).toContain('── Big Money, turn 1 (step 0)');
  expect((await run('replay', saved, '--step', '3')).out).toContain('── Step 3: ');
  expect((await run('replay', saved, '--game', '101')).err).toContain(
    '--game is a whole number from 1 to 100',
  );
});

test('one of a thing is told as one', async () => {
  const one = ['--games', '1', '--seed', '1', '--threads', '1'];
  const sim = (await run('sim', 'smithy', 'big-money', ...one)).out;
  expect(sim).toContain('\n1 game, seats alternate, seed 1\n');
  expect(sim).toMatch(/^1 game in \d/m);
  const tournament = (await run('tournament', 'smithy', 'big-money', ...one)).out;
  expect(tournament).toContain('2 strategies, 1 pair, 1 game each, ');
});

test('a player who would buy what is not there is told', async () => {
  const { status, err } = await run(
    'sim',
    'smithy',
    'double-witch',
    '--games',
    '10',
    '--seed',
    '1',
    '--threads',
    '1',
    '--kingdom',
    'First Game',
  );
  expect(status).toBe(0);
  expect(err).toBe('provincia: Big Money with two Witches buys Witch, which this kingdom does not have.\n');
});

test('more piles than a kingdom has', async () => {
  const buying = (name: string, cards: string) =>
    fileOf(
      `${name}.yaml`,
      `name: ${name}\nbuy:\n${cards
        .split(' ')
        .map((card) => `  - ${card}\n`)
        .join('')}`,
    );
  const a = buying('A', 'cellar market merchant militia mine moat');
  const b = buying('B', 'remodel smithy village workshop witch');
  const { status, err } = await run('sim', a, b);
  expect(status).toBe(2);
  expect(err).toBe(
    'provincia: Together, A and B need 11 kingdom piles, but a kingdom has 10: choose one with --kingdom.\n',
  );
});

test('levels play too, with the strategies that the kingdom is good for', async () => {
  const args = ['sim', 'normal', 'easy', '--kingdom', 'Macabre Parade', '--games', '40', '--seed', '1'];
  const { status, out } = await run(...args, '--threads', '1', '--json');
  expect(status).toBe(0);
  const [normal, easy] = JSON.parse(out).players;
  expect([normal.name, easy.name]).toEqual(['Level normal', 'Level easy']);
  expect(normal.wins).toBeGreaterThan(32);
});

test('a tournament as JSON', async () => {
  const { status, out } = await run(
    'tournament',
    'smithy',
    'big-money',
    'double-witch',
    '--games',
    '50',
    '--seed',
    '1',
    '--threads',
    '1',
    '--json',
  );
  expect(status).toBe(0);
  const { games, players, pairs } = JSON.parse(out);
  expect(games).toBe(150);
  expect(players[0].name).toBe('Big Money with two Witches');
  expect(pairs).toHaveLength(3);
});

test('kingdoms: drawn by a seed, printed ones, and all of them', async () => {
  const drawn = await run('kingdom', '--seed', '5', '--need', 'village', '--json', '--count', '2');
  const { kingdoms } = JSON.parse(drawn.out);
  expect(await run('kingdom', '--seed=5', '--need=village', '--json', '--count=2')).toEqual(drawn);
  expect(kingdoms).toHaveLength(2);
  expect((await run('kingdom', '--seed', '5', '--need', 'village')).out).toContain(
    `--kingdom ${kingdoms[0].cards.join()}`,
  );
  expect((await run('kingdom', 'Macabre', 'Parade')).out).toContain('Knights');
  expect((await run('kingdom', 'Plagues')).out).toContain('Cannot be played here: it needs Alchemy.');
  const all = JSON.parse((await run('kingdom', '--list', '--json')).out);
  expect(all.filter(({ playable }: { playable: boolean }) => playable)).toHaveLength(42);
  expect((await run('kingdom', '--list')).out).toContain('First Game (first-game; Base)');
});

test('help says what there is', async () => {
  const { status, out } = await run('--help');
  expect(status).toBe(0);
  for (const word of [
    'sim',
    'tournament',
    'gauntlet',
    'nemesis',
    'plan',
    'kingdom',
    'play',
    'replay',
    'own(card)',
    'big-money',
    'Examples',
  ]) {
    expect(out).toContain(word);
  }
  expect((await run('sim', '--help')).out).toContain('--threads');
  for (const command of ['play', 'gauntlet', 'nemesis']) {
    expect((await run(command, '--help')).out).toContain('easy, normal, advanced, or hard');
  }
  expect((await run('kingdom', '--help')).out).toContain('alt-victory');
  expect((await run()).out).toBe(out);
});
