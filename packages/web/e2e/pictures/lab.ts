import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

/** The lab before, while something is written, and after a run. */
export const lab: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/lab');
  const start = page.getByRole('button', { name: 'Run', exact: true, disabled: false });
  await start.waitFor();
  await camera.take(page, 'before', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  await page.getByText('How to write a strategy').click();
  await camera.take(page, 'how to');
  await page.getByText('How to write a strategy').click();

  await page.getByRole('radio', { name: '1,000', exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('5');
  await start.click();
  await page.getByRole('status').filter({ hasText: '1,000 of 1,000 games' }).waitFor({ timeout: 120_000 });
  await page.locator('canvas').nth(1).waitFor();
  await camera.take(page, 'after', { dark: true, sizes: ['wide', 'middle', 'phone'] });

  await page.getByRole('combobox', { name: 'First strategy' }).selectOption('own');
  await page.getByText('No mistakes.').waitFor();
  await page.getByRole('combobox', { name: 'Second strategy' }).selectOption('level:easy');
  await camera.take(page, 'own', { dark: true });
  const text = page.getByRole('textbox', { name: 'Strategy text' });
  await text.fill('name: Mine\nbuy:\n  - gold\n  - silvr: money > \n');
  await page.getByRole('button', { name: /^Line \d/ }).waitFor();
  await page.getByRole('textbox', { name: 'Seed' }).fill('wrong');
  await camera.take(page, 'mistakes', { dark: true });
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await page.getByRole('textbox').first().waitFor();
    await camera.take(page, `mistakes ${language}`);
  }
};
