import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/browser.mjs', import.meta.url));

/** What Chromium keeps ready for a person at a screen: for each window two pages of its own, and one more process. */
const comforts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Of two lists the last one counts, so this has what Playwright itself switches off as well. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How Chromium is started. */
export const launchOptions = {
  executablePath: execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim(),
  args: [
    // As root there is no sandbox; in a container little shared memory.
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-dev-shm-usage',
    // What a picture shows does not depend on which part of it was drawn first.
    '--disable-partial-raster',
    `--disable-features=${[...byPlaywright, ...comforts].join()}`,
  ],
};
