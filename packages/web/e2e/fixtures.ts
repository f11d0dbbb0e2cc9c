import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Server } from './server.ts';

interface Fixtures {
  /** The page of another person, with a browser of his own. */
  readonly another: () => Promise<Page>;
}

interface Shared {
  readonly server: Server;
}

/** Tests with a server; whatever a page complains about in its console is a failure. */
export const test = base.extend<Fixtures, Shared>({
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
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const problems = complaintsOf(page);
    await use(page);
    expect(problems).toEqual([]);
  },
  another: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
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
