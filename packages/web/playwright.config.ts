import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

/** Machines are slow at times, and that is no failure: whoever waits for something waits until the test has to end. */
const PATIENCE = 240_000;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Machines with two cores are common. The tests of a file need nothing of each other.
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: PATIENCE },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions,
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // Whether a page comes from there or from the server depends on how far it has got. Where it matters the test says so.
    serviceWorkers: 'block',
    // Where something is about motion, the test says so.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
