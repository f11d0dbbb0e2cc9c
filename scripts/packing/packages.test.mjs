// What others install, from the tarballs: in empty folders, without anything of the workspace.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../packages/server/test/support/postgres.ts';
import { libraries } from './libraries.mjs';
import { manifestIn } from './manifest.mjs';
import { compileExamples, examplesOf, install } from './testing/examples.mjs';
import { nodesIn } from './testing/nodes.mjs';
import { Npx } from './testing/npx.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { version } = manifestIn(join(root, 'packages/provincia'));
const folder = mkdtempSync(join(tmpdir(), 'provincia-packages-'));
const fileOf = (name) => join(folder, `provincia-${name === 'provincia' ? '' : `${name}-`}${version}.tgz`);
const packages = [...libraries, 'provincia'];
const examples = libraries.flatMap((name) => examplesOf(name, root));
const programs = join(folder, 'programs');
const nodes = nodesIn(join(root, 'node_modules/.cache/nodes'));
let npx;

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), folder], {
    stdio: ['ignore', 'ignore', 2],
  });
  install(libraries.map(fileOf), { root, folder: programs });
  npx = new Npx(fileOf('provincia'), join(folder, 'empty'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(packages)('the tarball of %s', (name) => {
  test('is what npm and bundlers expect', async () => {
    const { buffer } = new Uint8Array(readFileSync(fileOf(name)));
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('names nothing of the workspace, and its libraries by their exact versions', () => {
    const listed = execFileSync('tar', ['-xzOf', fileOf(name), 'package/package.json'], { encoding: 'utf8' });
    const { dependencies = {}, private: isPrivate } = JSON.parse(listed);
    expect(isPrivate).toBeUndefined();
    for (const wanted of Object.values(dependencies)) expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
    const texts = execFileSync('tar', ['-xzOf', fileOf(name)], { encoding: 'latin1', maxBuffer: 2 ** 28 });
    expect(texts.includes(root)).toBe(false);
  });
});

test.each(libraries)(
  'the types of %s are found by every kind of program that can import it',
  async (name) => {
    const { problems } = await checkPackage(createPackageFromTarballData(readFileSync(fileOf(name))));
    // They are ES modules: those who `require` them on an old Node.js, or know no exports, cannot use them.
    const others = problems.filter(
      ({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind),
    );
    expect(others).toEqual([]);
  },
);

describe('the examples of the READMEs', () => {
  test('are as short as their titles say', () => {
    const lines = examples.map(({ file, text }) => [file, text.trimEnd().split('\n').length]);
    for (const [file, most] of [
      ['game.ts', 20],
      ['bot.ts', 20],
      ['client.ts', 60],
    ]) {
      expect(new Map(lines).get(file)).toBeLessThanOrEqual(most);
    }
  });

  test('have the types that the packages say', () => {
    expect(compileExamples(examples, { root, folder: programs })).toBe('');
  });
});

const example = ({ program }, name, env = {}, input = '') => {
  const options = { cwd: programs, encoding: 'utf8', input, env: { ...process.env, ...env } };
  const { status, stdout, stderr } = spawnSync(program, [`${name}.js`], options);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};

/** The whole server: it is well, it has the web client and a database, and clients play there. */
async function isServed(command, node) {
  const data = `data-${command[0] === 'npx' ? 'npx' : node.version}`;
  await npx.serve(command, ['--data', data], async (url) => {
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ ok: true });
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
    const seen = example(node, 'check', { SERVER: url });
    expect(seen).toMatch(/^The table \S+ has 2 seats and 10 kingdom piles\.\n$/);
    const game = example(node, 'client', { SERVER: url }, '1\n1\n1\n');
    expect(game).toContain('Play all treasures');
    expect(game).toContain('You buy a Copper');
  });
  expect(existsSync(join(folder, 'empty', data, 'provincia.sqlite'))).toBe(true);
}

test('npx serves the game from the tarball', () => isServed(npx.npx(), nodes[0]));

test('a worker from the tarball does the pieces of a run', async () => {
  const postgres = await startPostgres();
  try {
    const database = ['--database', await postgres.newDatabase()];
    const command = npx.installed(nodes[0]);
    const sim = async (...options) => {
      const args = ['sim', 'smithy', 'big-money', '--games', '2000', '--seed', '1', '--json', ...options];
      const { status, stdout } = await npx.run(command, args);
      expect(status).toBe(0);
      return { ...JSON.parse(stdout), gamesPerSecond: null };
    };
    const spread = await npx.work(command, [...database, '--name', 'ada'], () =>
      sim('--workers', ...database),
    );
    expect(spread).toEqual(await sim());
  } finally {
    await postgres.stop();
  }
});

describe.each(nodes)('on Node.js $version', (node) => {
  test('the examples play a game, draw a kingdom and compare a bot of their own', () => {
    expect(example(node, 'game')).toBe('Points: 33 to 21. The winner is seat 0.\n');
    const kingdom = /^(\S+: .+ for \d, from (base|intrigue)\n){10}They are ten of \d+ piles\.\n$/;
    expect(example(node, 'kingdom')).toMatch(kingdom);
    expect(example(node, 'bot')).toMatch(/^With Smithies: 1\d{3} wins\. Without: \d{3}\.\n$/);
  });

  test('what npx has installed serves the game', () => isServed(npx.installed(node), node));

  test('it simulates with threads, and draws what came of it', async () => {
    const sim = async (...options) => {
      const args = ['sim', 'smithy', 'big-money', '--games', '6000', '--seed', '1', '--json', ...options];
      const { status, stdout, stderr } = await npx.run(npx.installed(node), args);
      expect([status, stderr]).toEqual([0, '']);
      return { ...JSON.parse(stdout), gamesPerSecond: null };
    };
    expect(await sim('--threads', '2', '--report', 'out.html')).toEqual(await sim('--threads', '1'));
    expect(readFileSync(join(folder, 'empty/out.html'), 'utf8')).toContain('uPlot');
  });

  test('it plays from a pipe, shows cards in other languages, and says which version it is', async () => {
    const run = (args, input) => npx.run(npx.installed(node), args, input);
    const played = await run(['play', '--seed', '1'], 't\nsilver\n');
    expect(played).toMatchObject({ status: 0, stderr: '' });
    expect(played.stdout).toMatch(/provincia replay \S+\.treasures,buy_silver\./);
    expect((await run(['card', 'Foso', '--lang', 'es'])).stdout).toMatch(/^Foso\nAcción · Reacción\n/);
    const { stdout } = await run(['--version']);
    expect(stdout).toContain(`provincia/${version} `);
    expect(stdout).toContain(` node-v${node.version} rules-`);
  });
});
