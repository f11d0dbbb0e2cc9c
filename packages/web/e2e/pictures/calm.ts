import type { Page } from '@playwright/test';

/** As long as a card is marked as just gained, and a bit, in milliseconds. */
const NEWS = 1700;

/** Waits until nothing at the table is news any more: that goes away by itself after a while, or at a key. */
export async function calm(page: Page): Promise<void> {
  await page.waitForTimeout(NEWS);
  await page.keyboard.press('Escape');
}
