import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { main } from './cli.ts';

const command = fileURLToPath(new URL('../bin/provincia.js', import.meta.url));
const SLOW = 60_000;

/** Runs the real command, in another directory than its own. */
function provincia(args: readonly string[], input = '') {
  const env = { ...process.env, FORCE_COLOR: undefined, CI: '1' };
  return spawnSync(process.execPath, [command, ...args], { cwd: tmpdir(), input, env, encoding: 'utf8' });
}

const seed = '01234567'.repeat(4);

test('plays a whole game from a pipe', { timeout: SLOW }, () => {
  // Says everything it might want each turn: what is not possible is refused, and the next line is tried.
  const turn = ['t', 'province', 'gold', 'silver', ''];
  const { status, stdout, stderr } = provincia(['play', '--seed', seed], `${turn.join('\n')}\n`.repeat(200));
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Your turn 1');
  expect(stdout).toMatch(/Gold costs 6, and you have \d coins\./);
  expect(stdout).toContain('The game is over');
  expect(stdout).toMatch(/^ {2}You +-?\d+ points? in \d+ turns/m);
  expect(stdout).toMatch(/win\.|wins\.|share the victory\./);
  expect(stdout).toContain(`provincia play --seed ${seed}`);
  expect(stdout).not.toContain('\x1b');
  expect(provincia(['play', `--seed=${seed}`], `${turn.join('\n')}\n`.repeat(200)).stdout).toBe(stdout);
});

test('ends well when the input ends in the middle of a game', { timeout: SLOW }, () => {
  const { status, stdout } = provincia(['play'], 't\n');
  expect(status).toBe(0);
  expect(stdout).toContain('The game was not finished.');
});

test('ends with status 2 when told nonsense', { timeout: SLOW }, () => {
  const { status, stdout, stderr } = provincia(['play', '--kingdom', 'moat,nonsense']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^provincia: .*nonsense.*\n$/);
});

test.each([
  ['dance'],
  ['--loud'],
  ['play', '--loud'],
  ['play', 'now'],
  ['play', '--players', '7'],
  ['play', '--seed'],
  ['play', '--seed', '1', '--seed', '2'],
])('says in one line what is wrong with %s %s', async (...args) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main(args.filter((arg) => arg !== undefined))).toBe(2);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^provincia: .+$/)]]);
  error.mockRestore();
});

test('help', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  expect(await main(['--help'])).toBe(0);
  expect(await main(['play', '--help'])).toBe(0);
  expect(info.mock.calls.join()).toContain('--kingdom');
  info.mockRestore();
});
