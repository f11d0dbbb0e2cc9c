import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, play, step } from './driver.ts';
import { Server } from './server.ts';
import { DrivenPage } from './webdriver/driven-page.ts';
import { startFirefox } from './webdriver/firefox.ts';
import { startWebKit } from './webdriver/webkit.ts';

/**
 * A whole game in browsers other than Chromium, through the page and with the mouse: against a bot of the server, its
 * replay, and the beginning of one in the browser alone, which outlives a reload. Takes pictures to look at.
 */

type Take = (picture: string) => Promise<void>;

const browsers = [
  { name: 'Firefox', start: startFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', start: startWebKit, packages: 'webkit2gtk-driver xvfb' },
];
const piles = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
const IN_THE_MIDDLE = 25;
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const folder = join(tmpdir(), 'provincia-browsers');
mkdirSync(folder, { recursive: true });

for (const { name, start, packages } of browsers) {
  if (wanted.length > 0 && !wanted.includes(name.toLowerCase())) continue;
  const browser = await start();
  if (browser === null) {
    console.log(`${name} is not installed. On Debian: apt-get install ${packages}`);
    continue;
  }
  const server = new Server();
  await server.start();
  const page = new DrivenPage(browser);
  const take: Take = (picture) => page.picture(join(folder, `${name}-${picture}.png`.toLowerCase()));
  try {
    await server.shuffleFor('browsers');
    const answers = await wholeGame(page, server.url, take);
    await gameAlone(page, server.url, take);
    console.log(
      `${browser.version}: a whole game of ${answers} answers, its replay, and a game without a server. Pictures: ${folder}`,
    );
  } catch (error) {
    console.error(`${browser.version} failed:`, error);
    await take('trouble');
    process.exitCode = 1;
  } finally {
    await browser.end();
    await server.end();
  }
}

async function wholeGame(page: DrivenPage, url: string, take: Take): Promise<number> {
  await page.goto(url);
  await page.resize(1280, 800);
  await page.locator('[role="radio"]', { hasText: 'Squire' }).click();
  await take('home');
  await page.locator('main button', { hasText: 'Play now' }).click();
  let answers = 0;
  await play(page.asPage, { until: () => ++answers === IN_THE_MIDDLE });
  await take('table');
  await play(page.asPage, { until: ({ over }) => ++answers > 0 && over });
  await take('result');
  await page.locator('[data-part="result"] a', { hasText: 'Replay' }).click();
  await page.waitForFunction(() => document.querySelector('[role="slider"], [type="range"]') !== null, null);
  await take('replay');
  return answers;
}

/** A game in the browser's worker, kept in the browser's database. */
async function gameAlone(page: DrivenPage, url: string, take: Take): Promise<void> {
  const wish = JSON.stringify({ seats: [null, 'easy'], kingdom: piles });
  await page.evaluate((wish) => sessionStorage.setItem('provincia-solo', wish), wish);
  await page.goto(`${url}/solo`);
  for (let i = 0; i < 8; i++) await step(page.asPage);
  const { seq } = await asked(page.asPage);
  await page.reload();
  const kept = await asked(page.asPage);
  if (kept.seq !== seq) throw new Error(`after a reload the game is at ${kept.seq}, not at ${seq}`);
  await take('alone');
}
