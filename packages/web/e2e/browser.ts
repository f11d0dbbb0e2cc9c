import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/browser.mjs', import.meta.url));

/** How Chromium is started. */
export const launchOptions = {
  executablePath: execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim(),
  // As root there is no sandbox; in a container little shared memory.
  args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
};
