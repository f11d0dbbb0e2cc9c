import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

/** The page of all cards. */
export const cards: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/cards');
  await camera.take(page, 'all', { dark: true, top: true });
  for (const set of ['base', 'intrigue', 'seaside', 'prosperity', 'dark-ages']) {
    await page.getByRole('combobox', { name: 'Set' }).selectOption(set);
    await camera.take(page, set, { dark: set === 'dark-ages' });
  }
  await page.getByRole('combobox', { name: 'Type' }).selectOption('attack');
  await page.getByRole('combobox', { name: 'Cost' }).selectOption('5');
  await camera.take(page, 'filtered', { dark: true });
  for (const card of ['Knights', 'Cultist']) {
    await page.getByRole('button', { name: card }).first().click();
    await page.getByRole('dialog').waitFor();
    await camera.take(page, `open ${card}`, { dark: true });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No matching cards.').waitFor();
  await camera.take(page, 'none', { dark: true });
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await camera.take(page, `all ${language}`, { top: true });
  }
};
