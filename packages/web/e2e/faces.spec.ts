import type { Locator } from '@playwright/test';
import { languages } from '@provincia/catalog';
import { printingOf } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import { showSample } from './samples.ts';

const LONG_ENOUGH = 60_000;

/** How wide cards are, by what they have to say: signs, a short text, all of it. */
const widths = {
  s: [72, 84, 96, 104],
  m: [112, 118, 132, 150],
  l: [180, 220],
};

test('on every card in every language and size no text lies on another, leaves the card or is cut', async ({
  page,
}) => {
  await page.goto('/gallery');
  for (const [size, all] of Object.entries(widths)) {
    await page.evaluate((width) => history.pushState(null, '', `/gallery?faces=${width}`), all[0]);
    await expect(page.locator(`section:nth-child(4) > [data-size="${size}"]:last-child`)).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of all) {
      await test.step(`${width} px`, async () => {
        await page.locator('main').evaluate((main, w) => main.style.setProperty('--w', `${w}px`), width);
        const { flaws, leftOut } = await printingOf(page.locator('[data-card]'));
        expect(flaws).toEqual([]);
        // A card that is wide enough for its text has it. What it may lack are the words of its types.
        const lacking = leftOut.filter((what) => !what.endsWith('types'));
        if (size !== 's') expect(lacking).toEqual([]);
      });
    }
  }
});

const phones = [
  [360, 740],
  [390, 844],
] as const;
const tables = [
  [820, 1180],
  [1000, 700],
  [1280, 800],
  [1920, 1080],
] as const;

/** All piles there are, Ruins where no more piles than usual leave them their full height, and piles with marks and other prices than the printed ones. */
const samples = {
  'every pile': [...phones, ...tables],
  'every kind of Ruins': tables,
  prosperous: [...phones, ...tables],
};

/** Piles, and what else of the table has little room. */
const PRINTED = [
  '[data-place^="pile:"]',
  '[class*="Turn-turn"]',
  '[class*="Chip-chip"]',
  '[class*="Trash-head"]',
].join();

for (const language of languages) {
  test(`on every pile in every window no text lies on another, leaves the pile or is cut, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('provincia-settings', JSON.stringify({ state: { language: chosen }, version: 0 }));
    }, language);
    await page.goto('/gallery?show=waiting');
    await expect(page.locator('[data-place^="pile:"]').first()).toBeVisible();
    for (const [sample, windows] of Object.entries(samples)) {
      await showSample(page, sample);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const [width, height] of windows) {
        await test.step(`${sample}, ${width} x ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await expectPrinted(page.locator(PRINTED));
        });
      }
    }
  });
}

test('no card of the first page looks blank, and none of its words is cut', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('button[data-size]');
  await expect(cards).toHaveCount(10);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [820, 1180],
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(cards).toHaveCount(10);
    await expectPrinted(cards, []);
    const said = page
      .locator('[class*="Card-text"], [class*="BonusSigns-bonuses"]')
      .filter({ visible: true });
    await expect(cards.filter({ has: said })).toHaveCount(10);
  }
});

test('a ribbon on a pile hides no letter', async ({ page }) => {
  await page.goto('/gallery?show=last card');
  const market = page.locator('[data-place="pile:market"]');
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await market.click();
    await expect(market.locator('[class*="marks-ribbon"]')).toBeVisible();
    await expectPrinted(market);
    await showSample(page, 'waiting');
    await showSample(page, 'last card');
  }
});

/** Once the page is laid out for its window, which takes it a moment. */
async function expectPrinted(elements: Locator, leftOut?: readonly string[]): Promise<void> {
  await expect(async () => {
    const printing = await printingOf(elements);
    expect(printing.flaws).toEqual([]);
    if (leftOut !== undefined) expect(printing.leftOut).toEqual(leftOut);
  }).toPass({ timeout: LONG_ENOUGH });
}
