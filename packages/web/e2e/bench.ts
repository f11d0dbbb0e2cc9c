import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { asked, step } from './driver.ts';
import { sixPlayers } from './games.ts';
import { watchShifts } from './shifts.ts';
import { keptGame, openTable } from './tables.ts';
import { type NewContext, visit } from './visit.ts';

/** What the client weighs and how quickly it answers, printed as a table. Timings depend on the machine. */

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const KILOBYTE = 1000;
/** Bytes a second and milliseconds. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const ANSWERS = 60;
/** A game of six takes more than these and those that are measured. */
const LONG_GAME = 30;
const STEPS = 60;
const STEP_EVERY = 150;
/** Two Witches against a Smithy. */
const LAB_SIDES = ['double-witch', 'smithy'] as const;
const LAB_GAMES = 100_000;

interface Row {
  readonly what: string;
  readonly goal: string;
  readonly found: string;
}

await visit(async (newContext) => {
  const rows = [
    await sizeOf(newContext, 'scripts of the first page', 150, async (page) => void (await page.goto('/'))),
    await sizeOf(newContext, 'scripts of the table', 350, async (page) => {
      await openTable(page);
      await asked(page);
    }),
    ...(await onSlowLine(newContext)),
    ...(await effects(newContext)),
    await framesAtTable(newContext),
    await framesInReplay(newContext),
    await speedOfLab(newContext),
  ];
  console.log('| what | goal | found |\n|---|---|---|');
  for (const { what, goal, found } of rows) console.log(`| ${what} | ${goal} | ${found} |`);
});

/** The compressed size of all scripts a page loads. */
async function sizeOf(
  newContext: NewContext,
  what: string,
  goal: number,
  open: (page: Page) => Promise<void>,
): Promise<Row> {
  // A service worker fetches everything there is.
  const context = await newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  const bytes = [...scripts].reduce((sum, path) => sum + compressed(`${dist}${path}`), 0);
  return {
    what,
    goal: `< ${goal} KB`,
    found: `${(bytes / KILOBYTE).toFixed(0)} KB in ${scripts.size} files`,
  };
}

function compressed(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** A first visit by a line that brings 50 kB a second and answers after 400 ms: when something is seen, and how much moves later. */
async function onSlowLine(newContext: NewContext): Promise<Row[]> {
  const context = await newContext({ serviceWorkers: 'block' });
  await context.addInitScript(watchShifts);
  await context.addInitScript(watchReady);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { shifted, seen, ready } = await page.evaluate(() => ({
    shifted: window.shifted,
    seen: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    ready: performance.getEntriesByName('ready')[0].startTime,
  }));
  await context.close();
  return [
    {
      what: 'first page visible, at 50 kB/s and 400 ms latency',
      goal: '< 1000 ms',
      found: `${seen.toFixed(0)} ms`,
    },
    { what: 'first page usable', goal: '', found: `${ready.toFixed(0)} ms` },
    { what: 'layout shift of the first page', goal: '< 0.01', found: shifted.toFixed(4) },
  ];
}

/** The program takes the mark of the drawn page away when it draws its own. */
function watchReady(): void {
  new MutationObserver((changes) => {
    if (changes.some(({ oldValue }) => oldValue === '')) performance.mark('ready');
  }).observe(document, { subtree: true, attributeFilter: ['data-first'], attributeOldValue: true });
}

declare global {
  interface Window {
    /** From the arrival of a view to its picture, and from the click to it, in milliseconds. */
    bench: { arrival: number; click: number; drawn: number[]; clicked: number[] };
  }
}

/** Looks from outside: when a view comes over the socket, and when the question that came with it is painted. */
function watchEffects(): void {
  window.bench = { arrival: 0, click: 0, drawn: [], clicked: [] };
  window.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('"sight"')) window.bench.arrival = performance.now();
      });
    }
  };
  addEventListener('pointerdown', () => {
    window.bench.click = performance.now();
  });
  let last: string | undefined;
  new MutationObserver(() => {
    const seq = document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq;
    const { arrival, click } = window.bench;
    if (seq === last || arrival === 0) return;
    last = seq;
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.bench.drawn.push(performance.now() - arrival);
        if (click > 0) window.bench.clicked.push(performance.now() - click);
        window.bench.click = 0;
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq'] });
}

async function effects(newContext: NewContext): Promise<Row[]> {
  const context = await newContext();
  await context.addInitScript(watchEffects);
  const page = await context.newPage();
  await openTable(page);
  for (let i = 0; i < ANSWERS; i++) await step(page);
  const { drawn, clicked } = await page.evaluate(() => window.bench);
  await context.close();
  return [
    { what: 'view arrived to painted', goal: '< 100 ms', found: spread(drawn) },
    { what: 'click to painted, including the server', goal: '', found: spread(clicked) },
  ];
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return `median ${at(0.5).toFixed(0)} ms, 95 % ${at(0.95).toFixed(0)} ms (${times.length} times)`;
}

async function framesAtTable(newContext: NewContext): Promise<Row> {
  const context = await newContext();
  const page = await context.newPage();
  const bot = { bot: 'easy' };
  await openTable(page, ['person', bot, bot, bot, bot, bot]);
  for (let i = 0; i < LONG_GAME; i++) await step(page);
  const found = await framesOf(context, page, async () => {
    for (let i = 0; i < STEPS / 6; i++) {
      await step(page);
      await page.waitForTimeout(STEP_EVERY);
    }
  });
  await context.close();
  return { what: 'dropped frames, table of six with a long log', goal: '0', found };
}

async function framesInReplay(newContext: NewContext): Promise<Row> {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(`/replay/${await keptGame(page, sixPlayers)}?step=60&seat=0`);
  await page.getByRole('slider').waitFor();
  const found = await framesOf(context, page, async () => {
    for (let i = 0; i < STEPS; i++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(STEP_EVERY);
    }
  });
  await context.close();
  return { what: 'dropped frames, stepping through a replay of six', goal: '0', found };
}

/** The same match in the browser's lab and in Node. */
async function speedOfLab(newContext: NewContext): Promise<Row> {
  const context = await newContext();
  await context.addInitScript(
    ({ sides, games }) => {
      const setup = { sides, kingdom: 'fitting', games, seed: '1' };
      localStorage.setItem('provincia-lab', JSON.stringify({ state: setup, version: 0 }));
    },
    { sides: LAB_SIDES.map((id) => ({ choice: `strategy:${id}`, text: '' })), games: LAB_GAMES },
  );
  const page = await context.newPage();
  await page.goto('/lab');
  await page.getByRole('button', { name: 'Run', exact: true, disabled: false }).click();
  const said = await page
    .getByRole('status')
    .filter({ hasText: 'per second' })
    .innerText({ timeout: 60_000 });
  await context.close();
  const browser = Number(said.split('·')[1].replaceAll(/\D/g, ''));
  const node = inNode();
  return {
    what: 'games per second in the browser lab',
    goal: '60 % of Node',
    found: `${browser}, ${Math.round((100 * browser) / node)} % of ${node} in Node`,
  };
}

function inNode(): number {
  const command = fileURLToPath(new URL('../../provincia/bin/provincia.js', import.meta.url));
  const options = ['--games', String(LAB_GAMES), '--seed', '1', '--threads', '1', '--json'];
  const output = execFileSync(process.execPath, [command, 'sim', ...LAB_SIDES, ...options], {
    encoding: 'utf8',
  });
  return (JSON.parse(output) as { gamesPerSecond: number }).gamesPerSecond;
}

/**
 * Chromium's own count of frames that did not come. One that came in time without what the page's script was still at is
 * late in part: what moves went on moving.
 */
async function framesOf(context: BrowserContext, page: Page, what: () => Promise<void>): Promise<string> {
  const browser = context.browser();
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  await what();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
  const drawn = traceEvents.filter(({ name }) => name === 'DrawFrame').length;
  const missed = traceEvents.filter(({ name }) => name === 'DroppedFrame');
  const late = missed.filter(({ args }) => args.hasPartialUpdate).length;
  return `${missed.length - late} of ${drawn + missed.length} (${late} partly late)`;
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly hasPartialUpdate?: boolean };
}
