import { asked } from '../driver.ts';
import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

/** What those see who are new: the offer, explanations, and why something cannot be chosen. */
export const firstGame: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await camera.take(page, 'offer', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  await page.getByRole('button', { name: 'A first game, explained' }).click();
  await asked(page);
  await page.locator('[data-explains="hand"]').waitFor();
  await camera.take(page, 'hand', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  await page.keyboard.press('Escape');
  await page.locator('[data-explains="treasures"]').waitFor();
  await camera.take(page, 'treasures', { sizes: ['wide', 'phone'] });
  await page.keyboard.press('Escape');
  await page.locator('[data-place="pile:gold"]').click();
  await page.getByRole('region', { name: 'Decision' }).getByRole('status').waitFor();
  await camera.take(page, 'why not', { dark: true });
  await page.keyboard.press('t');
  await page.locator('[data-explains="buy"]').waitFor();
  await speak(page, 'de');
  await asked(page);
  await page.locator('[data-place="pile:province"]').click();
  await page.locator('[data-part="why-not"]').waitFor();
  await camera.take(page, 'why not de');
};
