import { resize } from './camera.ts';
import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

/** The rulebook, its glossary, and a word that is explained. */
export const rules: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/rules');
  await page.locator('#glossary').waitFor();
  await camera.take(page, 'all', { dark: true });
  for (const hash of ['5.3', '18.1', 'glossary-gain']) {
    await page.goto(`/rules#${hash}`);
    await page.locator(`[id="${hash}"][data-marked]`).waitFor();
    await camera.take(page, `at ${hash}`, { dark: true, top: true });
  }
  await page.getByRole('searchbox').fill('shuffle');
  await page.getByText('places found').waitFor();
  await page
    .getByRole('button', { name: /tested example/ })
    .first()
    .click();
  await camera.take(page, 'found', { top: true });
  await page.goto('/cards');
  await page.getByRole('searchbox').fill('Militia');
  await page.getByRole('button', { name: 'Militia' }).click();
  for (const size of ['wide', 'phone'] as const) {
    await resize(page, size);
    await page.locator('dialog [data-term="discard"]').press('Enter');
    await page.getByRole('note').waitFor();
    await camera.take(page, `word ${size}`, { sizes: [size], dark: true });
    await page.keyboard.press('Escape');
  }
  for (const language of ['de', 'es'] as const) {
    await page.goto('/rules');
    await speak(page, language);
    await page.locator('#glossary').waitFor();
    await camera.take(page, `all ${language}`, { top: true });
  }
};
