import type { Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { asked, quick, step } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { openTable } from './tables.ts';

/** With scrollbars that take room, as people have them. */
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const TURNS = 30;
const wide = { width: 1280, height: 800 };
const others = [
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Who buys no Province does not end the game. */
const wishes = ['gold', 'market', 'militia', 'smithy', 'silver'];

/** By how much the page is larger than the window, and which turn it is. */
function look(page: Page): Promise<{ turn: number; over: string }> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return {
      turn: Number(/Turn (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1]),
      over: `${Math.max(0, scrollHeight - innerHeight)} x ${Math.max(0, scrollWidth - innerWidth)}`,
    };
  });
}

test('in thirty turns the table never scrolls as a page', async ({ page }) => {
  await page.setViewportSize(wide);
  await openTable(page);
  let turns = 0;
  while (turns < TURNS) {
    expect((await asked(page)).over, `over after ${turns} turns`).toBe(false);
    const { turn, over } = await look(page);
    expect(over, `in turn ${turn}`).toBe('0 x 0');
    if (turn > turns && turn % 10 === 0) {
      for (const size of others) {
        await page.setViewportSize(size);
        expect((await look(page)).over, `${size.width} px wide in turn ${turn}`).toBe('0 x 0');
      }
      await page.setViewportSize(wide);
    }
    turns = turn;
    await step(page, { hands: quick, wishes });
  }
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(1200, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.getByRole('log').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
