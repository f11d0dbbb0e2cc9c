import { play, quick } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { openTable } from './tables.ts';

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  for (const sample of ['waiting', 'six players']) {
    test(`the names of the others are not cut: ${sample}`, async ({ page }) => {
      await page.goto(`/gallery?show=${sample}`);
      const names = page.locator('[data-part="rival-name"]');
      await expect(names.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const cut = await names.evaluateAll((all) =>
        all
          .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
          .map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    });
  }
});

const bot = { bot: 'easy' };

/** Everybody has three or four coins in the first round, and buys something. */
const allCanBuy = '00000000000000000000000000000004';

for (const viewport of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('what five others just did can be read as a whole', async ({ page, server }) => {
      await server.shuffleBy(allCanBuy);
      await openTable(page, ['person', bot, bot, bot, bot, bot]);
      await play(page, { hands: quick, until: ({ treasures }) => treasures });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'What the others just did' }).click();
      const rows = page.locator('[data-part="recap-row"]');
      await expect(rows).toHaveCount(5);
      // At once: the table may still be finding its place.
      const outside = await page.locator('[data-part="recap"]').evaluate((strip) => {
        const { top, bottom } = strip.getBoundingClientRect();
        const boxes = [...strip.querySelectorAll('[data-part="recap-row"]')].map((row) =>
          row.getBoundingClientRect(),
        );
        return boxes.filter((box) => box.top < top || box.bottom > bottom).length;
      });
      expect(outside).toBe(0);
    });
  });
}
