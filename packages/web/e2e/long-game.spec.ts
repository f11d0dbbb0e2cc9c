import type { Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { play, quick } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Look } from './look.ts';
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

interface Measured {
  readonly turn: number;
  /** By how much the page is larger than the window. */
  readonly over: string;
  /** Whether something is kept that was chosen and not confirmed. */
  readonly keeps: boolean;
}

function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return {
      turn: Number(/Turn (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1]),
      keeps: Object.keys(sessionStorage).some((key) => key.startsWith('provincia-picks')),
      over: `${Math.max(0, scrollHeight - innerHeight)} x ${Math.max(0, scrollWidth - innerWidth)}`,
    };
  });
}

test('in thirty turns the table never scrolls as a page', async ({ page }) => {
  await page.setViewportSize(wide);
  await openTable(page);
  let turns = 0;
  let halfMade = 0;
  const until = async ({ picked }: Look) => {
    const { turn, over, keeps } = await measure(page);
    expect(over, `in turn ${turn}`).toBe('0 x 0');
    expect(keeps, 'what is answered is not kept').toBe(picked > 0);
    if (picked > 0) halfMade++;
    if (turn > turns && turn % 10 === 0) {
      for (const size of others) {
        await page.setViewportSize(size);
        expect((await measure(page)).over, `${size.width} px wide in turn ${turn}`).toBe('0 x 0');
      }
      await page.setViewportSize(wide);
    }
    turns = Math.max(turns, turn);
    return turns >= TURNS;
  };
  await play(page, { hands: quick, wishes, until });
  expect(turns).toBe(TURNS);
  expect(halfMade).toBeGreaterThan(0);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(1200, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.getByRole('log').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
