import type { Page } from '@playwright/test';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt, lookUntil, parts } from './look.ts';
import { openTable, question } from './tables.ts';

/** Without attacks: nobody asks in the turn of another. */
const peaceful = [
  'cellar',
  'festival',
  'market',
  'merchant',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'workshop',
];

const pile = (page: Page, name: string) => page.locator(`[data-place="pile:${name}"]`);
const endTurn = (page: Page) => page.getByRole('button', { name: 'End turn' });

/** The next question after this one. */
async function next(page: Page, before: number): Promise<void> {
  await expect.poll(async () => (await lookAt(page)).seq).toBeGreaterThan(before);
  await asked(page);
}

test('with money in hand that is what lights up, and a slip is asked about once', async ({ page }) => {
  await openTable(page, undefined, peaceful);
  const first = await lookUntil(page, { asked: true });
  expect(first.treasures).toBe(true);
  expect(first.hand).toContain('copper');
  expect(first.piles).toEqual([]);
  await expect(pile(page, 'copper')).toHaveAttribute('data-state', 'quiet');

  // With keys: the same again does it, Escape thinks better of it.
  await page.keyboard.press('e');
  await expect(question(page)).toContainText('End your turn?');
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('Buy phase');
  await page.keyboard.press('e');
  await expect(question(page)).toContainText('Treasures would make it');
  await page.keyboard.press('e');
  await next(page, first.seq);

  // With the mouse; a double click is one press.
  const second = await lookAt(page);
  await pile(page, 'copper').dblclick();
  await expect(question(page)).toContainText('Buy Copper?');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(pile(page, 'copper')).toHaveAttribute('data-state', 'quiet');
  await pile(page, 'copper').click();
  await pile(page, 'copper').click();
  await next(page, second.seq);

  // Whoever did it once in this game means it, also after the page was loaded again.
  await page.reload();
  const third = await asked(page);
  await pile(page, 'copper').click();
  await next(page, third.seq);

  const fourth = await lookAt(page);
  await pile(page, 'curse').click();
  await expect(question(page)).toContainText('Buy Curse?');
  await page.keyboard.press('Enter');
  await next(page, fourth.seq);
});

test('each question can be switched off', async ({ page }) => {
  await page.goto('/settings');
  const asks = page.getByRole('group', { name: 'Ask again before you' });
  const ticks = asks.getByRole('checkbox');
  await expect(ticks).toHaveCount(4);
  for (const tick of await ticks.all()) await tick.uncheck();
  const show = async (sample: string) => {
    await page.goto(`/gallery?show=${sample}`);
    await asked(page);
  };
  const silent = async () => expect((await lookAt(page)).doubt).toBe(false);
  await show('no money yet');
  await pile(page, 'curse').click();
  await silent();
  await endTurn(page).click();
  await silent();
  for (const sample of ['action', 'much money']) {
    await show(sample);
    await page.keyboard.press('e');
    await silent();
  }

  await page.goto('/settings');
  await expect(ticks).toHaveCount(4);
  for (const tick of await ticks.all()) await tick.check();
  await show('action');
  await page.keyboard.press('e');
  await expect(question(page)).toContainText('You could still play Smithy or Nobles.');
  await show('much money');
  await endTurn(page).dblclick();
  await expect(question(page)).toContainText('6 coins and 2 buys are left.');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toContainText('Buy phase');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap on a pile reads, the second buys', async ({ page }) => {
    await openTable(page, undefined, peaceful);
    await asked(page);
    const hint = page.getByText('Hold any card to read it.');
    await expect(hint).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Keys' })).toHaveCount(0);
    await menu.getByRole('button', { name: 'Close' }).tap();
    await page.locator(`${parts.answers} [aria-keyshortcuts="t"]`).tap();
    const paid = await lookUntil(page, { asked: true, spent: true });

    const reading = page.locator('[data-part="peek"]');
    await pile(page, 'market').tap();
    await expect(reading.getByRole('article', { name: 'Market' })).toBeVisible();
    // It costs more than there is.
    await expect(reading.getByRole('button', { name: 'Buy' })).toHaveCount(0);
    await pile(page, 'estate').tap();
    await expect(reading.getByRole('article', { name: 'Estate' })).toBeVisible();
    await expect(pile(page, 'estate')).toContainText('Buy');
    await reading.getByRole('button', { name: 'Close' }).tap();
    await expect(reading).toHaveCount(0);
    expect((await lookAt(page)).seq).toBe(paid.seq);
    await pile(page, 'estate').tap();
    await pile(page, 'estate').tap();
    await next(page, paid.seq);
    await expect(reading).toHaveCount(0);

    // By the button, and with a doubt about it.
    const third = await lookAt(page);
    await pile(page, 'copper').tap();
    await reading.getByRole('button', { name: 'Buy' }).tap();
    await expect(question(page)).toContainText('Buy Copper?');
    await pile(page, 'copper').tap();
    await next(page, third.seq);
  });

  test('who does not want that takes a card at the first tap', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('checkbox', { name: 'On touch screens, read piles first' }).uncheck();
    await page.goto('/gallery?show=no money yet');
    await pile(page, 'copper').tap();
    await expect(question(page)).toContainText('Buy Copper?');
  });
});
