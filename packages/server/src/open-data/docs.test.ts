import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { library } from '@provincia/cards';
import { checkSetup, Game, pack, unpack } from '@provincia/engine';
import { GamesWanted, PublicGame } from '@provincia/protocol';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';

const page = readFileSync(new URL('../../../../docs/open-data.md', import.meta.url), 'utf8');
const folder = dataFolder();
afterAll(() => folder.remove());

/** What stands between the fences of this language. */
function block(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page) ?? [];
  return text ?? '';
}

/** What the first column of the table after this heading names. */
function named(heading: string): string[] {
  const [, section] = page.split(`\n## ${heading}\n`);
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...row.split('|')[1].matchAll(/`(\w+)`/g)].map(([, name]) => name));
}

test('every parameter and every field is explained, and nothing else', () => {
  expect(named('Which games')).toEqual(Object.keys(GamesWanted.shape));
  expect(named('A line')).toEqual(Object.keys(PublicGame.shape));
  for (const part of [PublicGame.shape.setup, PublicGame.shape.result, PublicGame.shape.seats.element])
    for (const name of Object.keys(part.shape)) expect(page).toContain(`\`${name}\``);
});

test('the example is a line that can be played again', () => {
  const game = PublicGame.parse(JSON.parse(block('json')));
  const read = unpack(game.packed);
  if (!read.ok) throw new Error(read.problem.message);
  const setup = checkSetup(library, read.value.setup);
  if (!setup.ok) throw new Error(setup.problem.message);
  expect(pack(setup.value, read.value.answers)).toBe(game.packed);
  expect(setup.value).toMatchObject({ seed: game.setup.seed, kingdom: game.setup.kingdom });
  const played = Game.replay(library, setup.value, read.value.answers);
  expect(played.ok && played.value.outcome.points).toEqual(game.result.points);
});

test.each([
  ['js', 'count.mjs', process.execPath],
  ['python', 'count.py', 'python3'],
])('the script in %s counts who has won', (language, name, program) => {
  const [script, games] = [join(folder.path, name), join(folder.path, 'games.ndjson')];
  writeFileSync(script, block(language));
  writeFileSync(games, block('json').repeat(3));
  const { stdout, stderr } = spawnSync(program, [script, games], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['Beatriz 3\n', '']);
});
