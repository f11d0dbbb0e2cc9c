import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';

test('every kind of decision is drawn, with a way to answer it', async ({ page }) => {
  await page.goto('/gallery');
  const list = page.getByRole('main').getByRole('link');
  await expect(list.first()).toBeVisible();
  const names = await list.allInnerTexts();
  for (const name of names) {
    await page.goto(`/gallery?show=${encodeURIComponent(name)}`);
    await test.step(name, async () => {
      if (/^(waiting|undo waits|watching|over)$/.test(name)) {
        await expect(page.locator('[data-landmark="prompt"]')).not.toBeEmpty();
      } else {
        await asked(page);
        await expect(page.locator('.prompt .q')).not.toBeEmpty();
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});
