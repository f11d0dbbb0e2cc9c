import { puzzles as all } from '@provincia/coach/puzzles';
import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

/** The list of puzzles, one of them, and its solution. */
export const puzzles: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  // Every day has another puzzle.
  await page.clock.setFixedTime('2026-03-03T12:00:00Z');
  const [{ id, usual }] = all;
  await page.goto(`/puzzles/${id}`);
  await page.getByRole('region', { name: 'Decision' }).waitFor();
  await camera.take(page, 'question', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  await page.locator(`[data-place="pile:${usual[0].replace('buy ', '')}"]`).click();
  await page.getByRole('region', { name: 'Solution' }).waitFor();
  await camera.take(page, 'solution', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  await page.goto('/puzzles');
  await camera.take(page, 'list', { dark: true, top: true });
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await camera.take(page, `list ${language}`, { top: true });
  }
};
