import { languages, loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { firstPages } from './first-page.tsx';

test('the first page is drawn in every language, with the game that is suggested and its ten piles', async () => {
  const pages = await firstPages();
  for (const language of languages) {
    const { say, cards } = await loadTranslation(language);
    expect(pages[language]).toContain(say('ui.home.playNow'));
    expect(pages[language]).toContain(`>${cards.militia.name}</span>`);
    expect(pages[language].match(/data-size="m"/g)?.length).toBeGreaterThanOrEqual(10);
    expect(pages[language]).toMatch(new RegExp(`<option [^>]*value="${language}"[^>]* selected=""`));
  }
});
