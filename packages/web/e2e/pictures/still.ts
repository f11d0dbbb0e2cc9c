import type { BrowserContext, Page } from '@playwright/test';

/** Lets no time pass in the pages of this person: every clock and every date is the same in all runs. */
export async function stopTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(stopClocks);
}

/** Runs in the page before its own program. */
function stopClocks(): void {
  const start = Date.now();
  Date.now = () => start;
  // What the server dates is shown as of one day.
  const day = new Date('2026-03-03T12:00:00Z');
  const formats = Intl.DateTimeFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(formats, 'format')?.get;
  Object.defineProperty(formats, 'format', {
    get() {
      const ofDate = format?.call(this);
      return () => ofDate(day);
    },
  });
  const { toLocaleTimeString } = Date.prototype;
  Date.prototype.toLocaleTimeString = (...how: unknown[]) =>
    toLocaleTimeString.apply(day, how as Parameters<typeof toLocaleTimeString>);
}

/** Replaces what is another in every run: addresses, tokens, names of guests, and how fast the machine is. */
export async function hideChance(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[readonly]')) {
      input.value = 'another one in every run';
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const steady = text.data.replace(/^[\d.,]+ (games per second)/, '1,000 $1');
      if (steady !== text.data) text.data = steady;
    }
  });
}
