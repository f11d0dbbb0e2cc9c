import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { compiled } from './compile.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Where nothing is kept. */
const place = `dist/compile-test-${process.pid}`;
const home = join(root, `dist/dist-compile-test-${process.pid}-program`);
afterAll(() => {
  for (const folder of [join(root, place), home]) rmSync(folder, { recursive: true, force: true });
});

const write = (name, text) => writeFileSync(join(root, place, 'src', name), text);

test('a program is compiled anew when something has changed from which it was made, and only then', async () => {
  mkdirSync(join(root, place, 'src'), { recursive: true });
  write('program.ts', "import { said } from './said.ts';\nexport const text: string = said;\n");
  write('said.ts', "export const said = 'first';\n");
  const first = await compiled(`${place}/src/program.ts`);
  expect((await import(first)).text).toBe('first');

  write('beside.ts', 'export const unused = true;\n');
  expect(await compiled(`${place}/src/program.ts`)).toBe(first);

  write('said.ts', "export const said = 'second, and longer';\n");
  const second = await compiled(`${place}/src/program.ts`);
  expect(second).not.toBe(first);
  expect((await import(second)).text).toBe('second, and longer');
  // A process that runs the first one may load the rest of it later.
  expect(existsSync(fileURLToPath(first))).toBe(true);
});

test('a compiled program finds the files that its source names', async () => {
  mkdirSync(join(root, place, 'src'), { recursive: true });
  write('file.txt', 'read');
  write(
    'program.ts',
    `import { readFileSync } from 'node:fs';
const name = 'file';
export const texts = [
  readFileSync(new URL('./file.txt', import.meta.url), 'utf8'),
  readFileSync(new URL(\`../src/\${name}.txt\`, import.meta.url), 'utf8'),
];
`,
  );
  expect((await import(await compiled(`${place}/src/program.ts`))).texts).toEqual(['read', 'read']);
});

test('what cannot be compiled is an error each time, and what was there before is not run', async () => {
  mkdirSync(join(root, place, 'src'), { recursive: true });
  write('program.ts', 'export const one = 1;\n');
  await compiled(`${place}/src/program.ts`);
  write('program.ts', 'export const = ;\n');
  for (const _ of [1, 2]) await expect(compiled(`${place}/src/program.ts`)).rejects.toThrow('Build failed');
});
