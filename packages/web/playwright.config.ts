import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // They share a server, and machines with two cores are common.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['./e2e/reporter.ts']],
  use: {
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      // As root there is no sandbox.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
    actionTimeout: 20_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Where something is about motion, the test says so.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
