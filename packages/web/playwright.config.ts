import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // They share a server, and machines with two cores are common.
  workers: 1,
  // Machines are slow at times, and that is no failure.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['./e2e/reporter.ts']],
  use: {
    launchOptions,
    actionTimeout: 20_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Where something is about motion, the test says so.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
