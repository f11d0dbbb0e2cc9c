import { findBrowser } from '../../../scripts/browser.mjs';

/** How Chromium is started. */
export const launchOptions = {
  executablePath: findBrowser() ?? 'chromium',
  // As root there is no sandbox; in a container little shared memory.
  args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
};
