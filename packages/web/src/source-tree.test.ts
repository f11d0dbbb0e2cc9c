import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const files = readdirSync(root, { encoding: 'utf8', recursive: true }).filter((file) =>
  /\.(tsx?|css)$/.test(file),
);
const sheets = new Map(
  files.filter((file) => file.endsWith('.module.css')).map((file) => [file, read(file)]),
);

function read(file: string): string {
  return readFileSync(resolve(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
}

/** The classes that a sheet has rules for. */
function classesOf(sheet: string): ReadonlySet<string> {
  const selectors = [...sheet.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join(' ');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

/** As `sheet name`, where a class is used: by a component, or by a class that is composed of it. */
function usesIn(file: string): readonly string[] {
  const text = read(file);
  const pathOf = (from: string) => relative(root, resolve(root, dirname(file), from));
  if (file.endsWith('.css')) {
    const composed = text.matchAll(/composes:\s*([\w\s]+?)(?:\s+from\s+"([^"]+)")?;/g);
    return [...composed].flatMap(([, names, from]) =>
      names.split(/\s+/).map((name) => `${from === undefined ? file : pathOf(from)} ${name}`),
    );
  }
  const imports = text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name, from]) =>
    [...text.matchAll(new RegExp(`(?<![/.\\w])${name}\\.(\\w+)`, 'g'))].map(
      ([, used]) => `${pathOf(from)} ${used}`,
    ),
  );
}

const used = new Set(files.filter((file) => !file.endsWith('.test.ts')).flatMap(usesIn));
const known = new Set(
  [...sheets].flatMap(([file, sheet]) => [...classesOf(sheet)].map((name) => `${file} ${name}`)),
);

test('every class that a component names has a rule', () => {
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
});

test('every class that has a rule is used', () => {
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
});

test('no two files have the same name', () => {
  const names = files.map((file) => basename(file));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
