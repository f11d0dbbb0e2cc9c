import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { Server } from './server.ts';

export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Starts a server and a browser for something that is no test, and ends both. */
export async function visit(what: (newContext: NewContext, server: Server) => Promise<void>): Promise<void> {
  const server = new Server();
  await server.start();
  const browser = await chromium.launch(launchOptions);
  try {
    await what(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      // tsx names functions with a helper that functions sent to the page do not have there.
      await context.addInitScript('globalThis.__name = (named) => named');
      return context;
    }, server);
  } finally {
    await browser.close();
    await server.end();
  }
}
