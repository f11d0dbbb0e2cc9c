import { readdirSync, readFileSync } from 'node:fs';
import { Refusal } from '@provincia/command';
import { expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { attacks } from './list.ts';
import { chosen } from './options.ts';

test('every attack has a number of its own, and the list is in their order', () => {
  const numbers = attacks.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test('every file of attacks is in the list, and docs/security.md has its number', () => {
  const files = readdirSync(new URL('./attacks/', import.meta.url));
  expect(attacks).toHaveLength(files.length);
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  for (const { number } of attacks) expect(page).toContain(`\n| ${number} | `);
});

test('attacks are chosen by their numbers', () => {
  const some = [1, 4, 12].map((number): Attack => {
    return { number, name: '', run: async () => ({ held: true, figure: '' }) };
  });
  expect(chosen([], some)).toBe(some);
  expect(chosen(['12', '1'], some)).toEqual([some[0], some[2]]);
  expect(() => chosen(['3'], some)).toThrow(new Refusal('There is no attack 3.'));
  expect(() => chosen(['13'], some)).toThrow(Refusal);
});
