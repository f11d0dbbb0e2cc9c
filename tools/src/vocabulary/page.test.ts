import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabularyPage } from './page.ts';

test('the page of words says what the sources say; npm run vocabulary writes it again', () => {
  const page = readFileSync(new URL('../../../docs/vocabulary.md', import.meta.url), 'utf8');
  expect(page).toBe(vocabularyPage());
});

test('the page has the words of every kind', () => {
  const page = vocabularyPage();
  for (const word of [
    'draw(count)',
    'trashThis()',
    'would-gain',
    'yes-no',
    'put-on-deck',
    'treasures',
    'pass',
  ])
    expect(page).toContain(`| \`${word}\` |`);
});
