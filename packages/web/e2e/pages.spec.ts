import type { Page } from '@playwright/test';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { sixPlayers } from './games.ts';
import { open, places, settled } from './paths.ts';
import { keptGame, openTable, register, resign, resignedGame, twoPeople } from './tables.ts';

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

test('no page is wider than a phone, in German neither', async ({ page }) => {
  await narrow(page);
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

test('the longest names make no page wider than a phone', async ({ page, another }) => {
  const friend = await another();
  const [ada, ben, cup] = ['W'.repeat(24), 'M'.repeat(24), 'W'.repeat(60)];
  const ask = async (one: Page, path: string, data: object) => {
    const reply = await one.request.post(path, { data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  await register(page, ada);
  await register(friend, ben);
  const tournament = await ask(page, '/api/tournaments', {
    name: cup,
    description: cup,
    kind: 'knock-out',
    rated: true,
    clock: { minutes: 60, increment: 0 },
    startsWith: 2,
    kingdoms: { by: 'drawn', printings: { base: 'second', intrigue: 'second', 'dark-ages': 'first' } },
  });
  for (const one of [page, friend]) await ask(one, `/api/tournaments/${tournament.id}/join`, {});
  const kingdom = { by: 'printed', id: 'first-game' };
  const seats = twoPeople;
  for (const host of [page, friend]) {
    const slow = { seats, kingdom, access: 'link', rated: true, clock: { days: 1 } };
    const { id } = await ask(host, '/api/tables', slow);
    await ask(host === page ? friend : page, `/api/tables/${id}/join`, {});
  }
  const waits = { seats: Array(6).fill('person'), kingdom, access: 'open', rated: false };
  for (const host of [page, friend]) await ask(host, '/api/tables', waits);

  const watcher = await another();
  for (const one of [page, watcher]) {
    await narrow(one);
    await one.goto('/');
    await speak(one, 'de');
  }
  await expect(watcher.getByRole('region', { name: 'Gerade im Gang' })).toContainText(ada);
  await expectNoScrolling(watcher, 'the first page for somebody else');
  await watcher.goto('/tv');
  await expect(watcher.getByText(ben).first()).toBeVisible();
  await expectNoScrolling(watcher, '/tv');
  await expect(page.getByText(ben).nth(4)).toBeVisible();
  await expectNoScrolling(page, 'the first page');
  for (const [path, name] of [
    ['/tournaments', cup],
    [`/tournament/${tournament.id}`, ben],
    [`/player/${ben}`, ben],
    ['/account', ada],
  ]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeVisible();
    await expectNoScrolling(page, path);
  }
  // What is played in the open is on the pages of other tests, too.
  const { yourTable } = await (await friend.request.get(`/api/tournaments/${tournament.id}`)).json();
  await friend.goto(`/table/${yourTable}`);
  await resign(friend);
});

test('all levels of bots can be read on a phone, whichever is chosen', async ({ page }) => {
  await narrow(page);
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
        for (const width of [375, 320]) {
          await narrow(page, width);
          expect(await levels.evaluate(cutIn), `${path} in ${code}, ${width} pixels wide`).toEqual([]);
        }
      }
    }
  }
});

test('all pages of the bar are seen on a phone, in every language', async ({ page }) => {
  await narrow(page);
  await page.goto('/puzzles');
  const bar = page.getByRole('banner').getByRole('navigation');
  for (const { code, tag } of languages) {
    await speak(page, code, tag);
    for (const width of phones) {
      await narrow(page, width);
      const hidden = await bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect(hidden, `${code}, ${width} pixels wide`).toBe(0);
    }
  }
});

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

/** Phones are as wide as that, in pixels. */
const phones = [390, 360];

/** Makes the page as wide as a phone, and waits until all of it is there. */
async function narrow(page: Page, width = phones[0]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  if (page.url() !== 'about:blank') await settled(page);
}

async function expectNoScrolling(page: Page, where: string): Promise<void> {
  for (const width of phones) {
    await narrow(page, width);
    const { wide, who } = await page.evaluate(() => ({
      wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      who: [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map(({ tagName, className }) => `${tagName} ${className}`),
    }));
    expect(wide, `${where}, ${width} pixels wide: ${who.join(', ')}`).toBe(0);
  }
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
