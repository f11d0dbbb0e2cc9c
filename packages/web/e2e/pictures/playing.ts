import type { Page } from '@playwright/test';
import { asked, quick, step } from '../driver.ts';
import type { Look } from '../look.ts';

/** Answers until the player is asked what is wanted, or the game is over; then waits until nothing is news any more. */
export async function playTo(page: Page, isWanted: (look: Look) => boolean): Promise<void> {
  for (;;) {
    const look = await asked(page);
    if (look.over || isWanted(look)) break;
    await step(page, { hands: quick });
  }
  await calm(page);
}

/** As long as a card is marked as just gained, and a bit, in milliseconds. */
const NEWS = 1700;

/** Waits until nothing at the table is news any more: that goes away by itself after a while, or at a key. */
export async function calm(page: Page): Promise<void> {
  await page.waitForTimeout(NEWS);
  await page.keyboard.press('Escape');
}
