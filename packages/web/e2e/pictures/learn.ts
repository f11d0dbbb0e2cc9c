import { lessons, toQuestion } from '../lessons.ts';
import { type Scene, speak } from './studio.ts';

const sizes = ['wide', 'middle', 'phone'] as const;

/** The list of lessons, steps of one that only speaks, asks, explains, and the card at its end. */
export const learn: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/learn');
  await camera.take(page, 'list', { dark: true, top: true });
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await camera.take(page, `list ${language}`, { top: true });
  }
  await speak(page, 'en');
  await toQuestion(page, lessons[0]);
  await camera.take(page, 'question', { dark: true, sizes });
  await page.locator('[data-answer="done"]').click();
  await page.locator('[data-doubt] [data-answer="done"]').click();
  await page.locator('[data-verdict="explain"]').waitFor();
  await camera.take(page, 'explanation', { dark: true, sizes });
};
