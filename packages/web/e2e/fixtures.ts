import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { leaveNothingToChance } from './chance.ts';
import { Server } from './server.ts';

interface Fixtures {
  /** By what the test is called, all that is left to chance in it is the same every time. */
  readonly chance: string;
  /** The page of another person, with a browser of their own. */
  readonly another: () => Promise<Page>;
}

interface Shared {
  readonly server: Server;
}

/** Tests with a server; whatever a page complains about in its console is a failure. */
export const test = base.extend<Fixtures, Shared>({
  // One for each worker: its tests come one after the other, and none sees the tables of another worker's.
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what is needed
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  chance: [
    async ({ server }, use, { titlePath }) => {
      const name = titlePath.join(' ');
      await server.shuffleFor(name);
      await use(name);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, chance }, use) => {
    await leaveNothingToChance(context, chance);
    await use(context);
  },
  page: async ({ page }, use) => {
    const problems = complaintsOf(page);
    await use(page);
    expect(problems).toEqual([]);
  },
  another: async ({ browser, chance }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await leaveNothingToChance(context, `${chance} ${contexts.length}`);
      const page = await context.newPage();
      problems.push(complaintsOf(page));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(problems.flat()).toEqual([]);
  },
});

/** Errors of the page's own program; that a request failed is told by the page itself. */
function complaintsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text())) {
      problems.push(message.text());
    }
  });
  return problems;
}

export { expect } from '@playwright/test';
