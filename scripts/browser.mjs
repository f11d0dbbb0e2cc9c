// Finds the browser for the tests in a real browser. Run as a program it installs one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The path of a Chromium: the one CHROMIUM names, else the first on the PATH; null if there is none. */
function findBrowser() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere];
  return candidates.find((path) => existsSync(path)) ?? null;
}

function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** On stderr, so that the output of the command that follows stays clean. */
function install() {
  console.error('Installing Chromium (apt-get install chromium) ...');
  for (const command of ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends chromium']) {
    spawnSync(command, {
      shell: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    });
  }
}

if (findBrowser() === null && !process.env.CHROMIUM && canInstall()) install();
const browser = findBrowser();
if (browser === null) {
  console.error(
    process.env.CHROMIUM
      ? `CHROMIUM is not an existing file: ${process.env.CHROMIUM}`
      : 'The browser tests need Chromium. Install it, or set CHROMIUM=/path/to/chromium.',
  );
  process.exit(1);
}
console.log(browser);
