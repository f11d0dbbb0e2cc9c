import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'provincia-copy-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** The project without its history; what others have written is shared, its own packages are those of the copy. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of files.toString().split('\0')) {
    if (
      !/^(packages|tools|scenarios)\/|^(package|tsconfig)\.json$/.test(file) ||
      /\.(test|spec)\.tsx?$/.test(file)
    )
      continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules/@provincia'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@provincia')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@provincia', name));
  }
});

const touched = new Set<string>();

function write(file: string, text: string): void {
  touched.add(file);
  writeFileSync(join(copy, file), text);
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toMatch(from);
  write(file, text.replace(from, to));
}

const card = `import type { CardFile } from '../card-file.ts';

export const oasis = {
  id: 'oasis',
  set: 'base',
  editions: [2],
  cost: 3,
  types: ['action'],
  plus: { cards: 1, actions: 1, coins: 1 },
  play(me) {
    me.discard(me.pick({ purpose: 'discard' }));
  },
  hints: { worth: 3, power: 2, order: 4 },
} as const satisfies CardFile;
`;

const scenario = `- name: an Oasis gives a card, an action and a coin, and a card is discarded
  rule: oasis
  kingdom: [oasis]
  given:
    p1: {hand: [oasis, estate], deck: [copper]}
  do:
    - p1: play oasis
    - p1: estate
  then: {p1: {hand: [copper], discard: [estate]}, actions: 1, coins: 1}
`;

const run = promisify(execFile);
const typescript = join(root, 'node_modules/.bin/tsc');

/** What the compiler finds; empty if nothing. */
async function problems(): Promise<string> {
  try {
    await run(typescript, ['-p', 'concerned.json'], { cwd: copy });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Whoever has to know each card. */
const concerned = ['engine', 'cards', 'catalog', 'bots'].map((name) => `packages/${name}/src`);

test('a card of an existing set touches its file, the list, its scenarios, four texts and a picture, and no more', async () => {
  const project = { extends: './tsconfig.json', include: concerned };
  writeFileSync(join(copy, 'concerned.json'), JSON.stringify(project));
  write('packages/cards/src/base/oasis.ts', card);
  edit(
    'packages/cards/src/base/index.ts',
    'import { moat }',
    "import { oasis } from './oasis.ts';\nimport { moat }",
  );
  edit('packages/cards/src/base/index.ts', /^( *)moat,$/m, '$1moat,\n$1oasis,');
  const missing = await problems();
  expect(missing).toContain('packages/catalog/src/pictures.ts');
  expect(missing).toContain('packages/catalog/src/language.ts');
  expect(missing).toContain('oasis');

  write('scenarios/base/oasis.yaml', scenario);
  for (const [language, article] of Object.entries({ en: 'an', es: 'el', pt: 'o', de: 'die' })) {
    const noun = `{ article: '${article}', many: 'Oasis' }`;
    const text = `oasis: { name: 'Oasis', noun: ${noun}, short: 'x', text: 'x', rulings: [] },`;
    edit(
      `packages/catalog/src/text/${language}/base.ts`,
      'export const base = {',
      `export const base = {\n  ${text}`,
    );
  }
  edit('packages/catalog/src/pictures.ts', 'copper:', "oasis: 'oasis',\n  copper:");
  expect(await problems()).toBe('');
  expect([...touched].toSorted()).toEqual([
    'packages/cards/src/base/index.ts',
    'packages/cards/src/base/oasis.ts',
    'packages/catalog/src/pictures.ts',
    ...['de', 'en', 'es', 'pt'].map((language) => `packages/catalog/src/text/${language}/base.ts`),
    'scenarios/base/oasis.yaml',
  ]);

  const tsx = join(root, 'node_modules/.bin/tsx');
  const { stdout } = await run(tsx, ['tools/src/scenarios/cli.ts', 'scenarios/base/oasis.yaml'], {
    cwd: copy,
  });
  expect(stdout).toBe('1 passed, 0 failed\n');
});
