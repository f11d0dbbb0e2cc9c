import type { Page } from '@playwright/test';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { sixPlayers } from './games.ts';
import { open, places, settled } from './paths.ts';
import { keptGame, openTable, resignedGame, twoPeople } from './tables.ts';

const languages = [
  { code: 'en', tag: 'en', village: 'Village' },
  { code: 'es', tag: 'es', village: 'Aldea' },
  { code: 'pt', tag: 'pt-BR', village: 'Aldeia' },
  { code: 'de', tag: 'de', village: 'Dorf' },
];

test('each language, switched at the table without loading it again', async ({ page }) => {
  await openTable(page);
  await asked(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  for (const { code, tag, village } of languages) {
    await page.getByRole('banner').getByRole('combobox').selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('[data-place="pile:village"] [data-part="name"]')).toHaveText(village);
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('[data-place="pile:village"] [data-part="name"]')).toHaveText('Dorf');
});

test('the first language is that of the browser', async ({ browser }) => {
  for (const [locale, tag] of [
    ['de-AT', 'de'],
    ['pt-PT', 'pt-BR'],
    ['es-MX', 'es'],
    ['fr-FR', 'en'],
  ]) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await context.close();
  }
});

for (const width of [390, 360]) {
  test(`no page is wider than a phone of ${width} pixels, in German neither`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // Each is opened in the language in which the one before was left.
    const tags = ['en', 'de'];
    for (const place of places) {
      await open(page, place);
      for (const tag of tags) {
        await speak(page, tag);
        await expectNoScrolling(page, `${place.path} in ${tag}`);
      }
      tags.reverse();
    }
    await speak(page, 'de');
    await openTable(page);
    await asked(page);
    await expectNoScrolling(page, 'the table');
    await openTable(page, twoPeople);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectNoScrolling(page, 'the waiting room');
    await speak(page, 'en');
    await resignedGame(page);
    await expectNoScrolling(page, 'the result');
    await page.goto(`/replay/${await keptGame(page, sixPlayers)}`);
    await expect(page.getByRole('slider')).toBeVisible();
    await expectNoScrolling(page, 'a replay');
  });
}

for (const width of [375, 320]) {
  test(`all levels of bots can be read on a phone of ${width} pixels, whichever is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/kingdoms']) {
      await page.goto(path);
      for (const { code, tag } of languages) {
        await speak(page, code, tag);
        const groups = page.getByRole('main').getByRole('radiogroup');
        const levels = groups.filter({ has: page.getByRole('radio', { name: /^(Squire|Escude|Knappe)/ }) });
        const radios = levels.getByRole('radio');
        await expect(radios).toHaveCount(4);
        for (const radio of await radios.all()) {
          await radio.click();
          await expect(radio).toBeChecked();
          await settled(page);
          expect(await levels.evaluate(cutIn), `${path} in ${code}`).toEqual([]);
        }
      }
    }
  });
}

for (const width of [390, 360]) {
  test(`all pages of the bar are seen on a phone of ${width} pixels, in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/puzzles');
    const bar = page.getByRole('banner').getByRole('navigation');
    for (const { code, tag } of languages) {
      await speak(page, code, tag);
      await settled(page);
      const hidden = await bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect(hidden, code).toBe(0);
    }
  });
}

/** Runs in the page: the words of buttons that leave them, and the buttons that leave what they are in. */
function cutIn(group: Element): string[] {
  const frame = group.getBoundingClientRect();
  return [...group.querySelectorAll('button')]
    .filter((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [words, box] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      const isOut = (inner: DOMRect, outer: DOMRect) =>
        inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
      return isOut(words, box) || isOut(box, frame) || frame.right > innerWidth;
    })
    .map(({ innerText }) => innerText);
}

async function speak(page: Page, code: string, tag = code): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(code);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

async function expectNoScrolling(page: Page, where: string): Promise<void> {
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, where).toBeLessThanOrEqual(0);
}

test('an address without a page, and a table that is not there, are a sentence and a way out', async ({
  page,
}) => {
  for (const [path, sentence] of [
    ['/nowhere', 'There is nothing here.'],
    ['/table/aaaaaaaaaaaaaaaa', 'There is no such table'],
    ['/table/what', 'There is no such table'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  }
});
