import type { Locator, Page } from '@playwright/test';
import type { Lesson } from '@provincia/lessons/lesson';
import { expect } from './fixtures.ts';
import { reach } from './keys.ts';
import type { Move } from './lessons.ts';

/** Taking a lesson, as somebody does with their hands. */

export const bubble = (page: Page) => page.locator('[data-landmark="lesson"]');
export const said = (page: Page) => bubble(page).locator('[data-part="said"]');
export const onward = (page: Page) => bubble(page).locator('[data-part="go-on"]');
export const remembered = (page: Page) => page.getByRole('figure');

/** Makes a move in one way or another. */
export interface Hands {
  press(page: Page, selector: string): Promise<void>;
  goOn(page: Page): Promise<void>;
  choose(page: Page, option: Locator): Promise<void>;
}

export const mouse: Hands = {
  press: async (page, selector) => {
    const { x, y } = await pointOf(page, selector);
    await page.mouse.click(x, y);
  },
  goOn: (page) => onward(page).click(),
  choose: (_, option) => option.click(),
};

/** The first tap on a pile reads it. */
export const fingers: Hands = {
  press: async (page, selector) => {
    const place = await page.locator(selector).last().getAttribute('data-place');
    if (place?.startsWith('pile:')) {
      await tap(page, selector);
      await expect(page.locator('[data-part="peek"]')).toBeVisible();
    }
    await tap(page, selector);
  },
  goOn: (page) => onward(page).tap(),
  choose: (_, option) => option.tap(),
};

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await pointOf(page, selector);
  await page.touchscreen.tap(x, y);
}

/** Where to press the last thing that a selector finds. */
async function pointOf(page: Page, selector: string): Promise<Point> {
  const element = page.locator(selector).last();
  // The bubble goes out of the way of what has just come into sight.
  await expect.poll(() => element.evaluate(seenOf)).not.toBeNull();
  return (await element.evaluate(seenOf)) as Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: a point where something can be clicked, for cards of a hand cover each other. */
function seenOf(element: Element): Point | null {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const part of [0.5, 0.3, 0.7, 0.1, 0.9]) {
    const [x, y] = [left + width * part, top + height * 0.5];
    const there = document.elementFromPoint(x, y);
    if (there !== null && element.contains(there)) return { x, y };
  }
  return null;
}

/** Enter goes on; at the table the keys are those of every table. */
export const keyboard: Hands = {
  press: async (page, selector) => {
    await reach(page, selector);
    await page.keyboard.press('Space');
  },
  goOn: async (page) => {
    await expect(onward(page)).toBeFocused();
    await page.keyboard.press('Enter');
  },
  choose: async (page, option) => {
    await option.focus();
    await page.keyboard.press('Enter');
  },
};

/** What has to be pressed for a label. */
export function selectorOf(label: string): string {
  const [verb, card = label] = label.split(' ');
  const name = verb === 'discard' ? card : label.replace(/^(play|buy) /, '');
  const held = ['hand', 'tray'].map((place) => `[data-place="${place}"] [data-rove][data-card="${name}"]`);
  if (verb === 'play') return held[0];
  if (verb === 'buy') return `[data-place="pile:${name}"]`;
  return `[data-answer="${label}"], ${held.join()}, [data-place="pile:${name}"][data-state]`;
}

export async function make(page: Page, { do: what }: Move, hands: Hands): Promise<void> {
  if (what.kind === 'next') return hands.goOn(page);
  if (what.kind === 'choose') {
    const option = bubble(page).getByRole('listitem').nth(what.option).getByRole('button');
    return hands.choose(page, option);
  }
  for (const label of what.picks) await hands.press(page, selectorOf(label));
  if (what.decision.max > 1 || what.picks.length === 0) await hands.press(page, '[data-answer="done"]');
  // What may be a slip is asked about once more.
  const sure = page.locator('[data-doubt] [data-part="confirm"], [data-doubt] [data-answer="done"]');
  if ((await sure.count()) > 0)
    await hands.press(page, '[data-doubt] [data-part="confirm"], [data-doubt] [data-answer="done"]');
}

/** The longest part of a text in which no card or amount is named. */
export function wordsOf(text: string): string {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}

/** What is said is there, with a ring around what it is about, which it does not cover. */
export async function expectMove(page: Page, { said: text, point }: Move): Promise<void> {
  await expect(said(page)).toContainText(wordsOf(text));
  const ring = page.locator('[data-part="ring"]');
  await expect(ring).toHaveCount(point === undefined ? 0 : 1);
  if (point !== undefined) await expect.poll(() => shared(bubble(page), ring)).toBe(0);
  // A phone has no room for all piles at once.
  if (point?.at === 'pile') await expect(page.locator(`[data-place="pile:${point.of}"]`)).toBeInViewport();
}

/** How much of the second the first one covers, in square pixels, without the rim of the ring. */
async function shared(first: Locator, second: Locator): Promise<number> {
  const RIM = 6;
  const [a, b] = [await first.boundingBox(), await second.boundingBox()];
  if (a === null || b === null) return Number.NaN;
  const width = Math.min(a.x + a.width, b.x + b.width - RIM) - Math.max(a.x, b.x + RIM);
  const height = Math.min(a.y + a.height, b.y + b.height - RIM) - Math.max(a.y, b.y + RIM);
  return Math.max(0, width) * Math.max(0, height);
}

export async function take(page: Page, lesson: Lesson, moves: readonly Move[], hands: Hands): Promise<void> {
  await page.goto(`/learn/${lesson.id}`);
  for (const move of moves) {
    await expectMove(page, move);
    await make(page, move, hands);
  }
}
