import { cardIds, facts } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { cardPage } from './card-page.tsx';

test('the page of a set has each of its cards in three sizes, in the language asked for', async () => {
  const page = await cardPage('intrigue', 'es', 'dark');
  const cards = cardIds.filter((id) => facts[id].set === 'intrigue').length;
  for (const size of ['l', 'm', 's']) {
    expect(page.match(new RegExp(`<article [^>]*data-size="${size}"`, 'g'))).toHaveLength(cards);
  }
  expect(page).toContain('<html lang="es" data-theme="dark">');
  expect(page).toContain('aria-label="Noble');
});

test('the large card has its whole text with signs that are read aloud as words, the small one none', async () => {
  const page = await cardPage('base', 'en', 'light');
  const [large, middle, small] = page.split('<section').slice(1);
  expect(large).toContain('Then draw the same number of cards.');
  expect(middle).toContain('Discard any number, draw as many.');
  expect(small).not.toContain('Discard any number');
  expect(large).toMatch(
    /<span aria-hidden="true">4<svg[^>]*><use href="#sign-treasure"><\/use><\/svg><\/span><span class="[^"]*spoken[^"]*">4 coins/,
  );
});
