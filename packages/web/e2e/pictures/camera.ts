import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../paths.ts';
import { hideChance } from './still.ts';

const sizes = {
  wide: { width: 1280, height: 800 },
  /** Where the reference beside the table is a drawer. */
  middle: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
} as const;

type Size = keyof typeof sizes;

interface TakeOptions {
  readonly sizes?: readonly Size[];
  /** In the dark theme too. */
  readonly dark?: boolean;
  /** Not the whole page, but only what one sees without scrolling. */
  readonly top?: boolean;
}

/** After so many tries something on the page moves for ever. */
const MOST_TRIES = 30;
/** In milliseconds. */
const BETWEEN = 40;
const PATIENCE = 15_000;

const how = {
  animations: 'disabled',
  // What is far down would not be drawn until one scrolls there.
  style: '* { content-visibility: visible !important }',
  timeout: PATIENCE,
} as const;

/** Takes pictures of a page in several sizes and both themes, and puts them into a folder. */
export class Camera {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    // Those of an earlier run would pass for new ones.
    for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(join(folder, name));
  }

  async take(
    page: Page,
    name: string,
    { sizes: wanted = ['wide', 'phone'], dark = false, top = false }: TakeOptions = {},
  ): Promise<void> {
    await page.waitForLoadState('networkidle');
    await settled(page);
    await page.mouse.move(0, 0);
    for (const size of wanted) {
      await resize(page, size);
      for (const theme of dark ? (['dark', 'light'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme="${theme}"]`).waitFor();
        const path = join(this.#folder, `${name.replaceAll(' ', '-')}-${size}-${theme}.png`);
        writeFileSync(path, await stillPicture(page, !top && (await scrolls(page))));
      }
    }
    await resize(page, 'wide');
  }
}

/** Waits until what depends on the size has been drawn again. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Tables fill the window; so does what lies over a page. */
function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.getElementById('content') !== null && document.querySelector('dialog[open]') === null,
  );
}

/** A picture of the page once it does not change any more. */
async function stillPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  let last: Buffer | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await hideChance(page);
    const next = await page.screenshot({ ...how, fullPage }).catch(lost);
    if (next !== null && last?.equals(next)) return next;
    last = next;
    await page.waitForTimeout(BETWEEN);
  }
  throw new Error(`${page.url()} does not stand still`);
}

/** On a busy machine the browser waits now and then for a frame that never comes. */
function lost(reason: Error): null {
  if (reason.name !== 'TimeoutError') throw reason;
  return null;
}
