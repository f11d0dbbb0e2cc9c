import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';

/** What is asked in each, as it begins; every kind of decision is there. */
test('every kind of decision is drawn, with a way to answer it', async ({ page }) => {
  await page.goto('/gallery');
  const names = await page.getByRole('main').getByRole('link').allInnerTexts();
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    await page.goto(`/gallery?show=${encodeURIComponent(name)}`);
    await test.step(name, async () => {
      if (/^(waiting|undo waits|watching|over)$/.test(name)) {
        await expect(page.locator('[data-landmark="prompt"]')).not.toBeEmpty();
      } else {
        await asked(page);
        await expect(page.locator('.prompt .q')).not.toBeEmpty();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});
