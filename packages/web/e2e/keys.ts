import { expect, type Locator, type Page } from '@playwright/test';
import type { Deed, Hands } from './driver.ts';

const MOST_TABS = 80;
const MOST_ARROWS = 40;
const acts = '.prompt .acts';

/** Goes to something with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Goes to something at the table: F6 to its region, then by arrow keys to a card, by Tab to a button. */
async function reach(page: Page, target: Locator): Promise<void> {
  const region = await target.evaluate(
    (element) => element.closest<HTMLElement>('[data-landmark]')?.dataset.landmark ?? null,
  );
  expect(region, 'everything at the table is in a region that F6 leads to').not.toBeNull();
  for (let i = 0; i < MOST_TABS && !(await isIn(page, region as string)); i++) {
    await page.keyboard.press('F6');
  }
  if (await target.evaluate((element: HTMLElement) => 'rove' in element.dataset)) await walk(page, target);
  else await tabTo(page, target);
}

function isIn(page: Page, region: string): Promise<boolean> {
  return page.evaluate(
    (name) => document.activeElement?.closest(`[data-landmark="${name}"]`) !== null,
    region,
  );
}

async function walk(page: Page, target: Locator): Promise<void> {
  // In a region with several groups Tab leads from one to the next.
  for (let i = 0; i < MOST_TABS && !(await isBeside(target)); i++) await page.keyboard.press('Tab');
  const across = async (way: Way) => page.keyboard.press(way.x < 0 ? 'ArrowLeft' : 'ArrowRight');
  const along = async (way: Way) => page.keyboard.press(way.y < 0 ? 'ArrowUp' : 'ArrowDown');
  for (let i = 0; i < MOST_ARROWS; i++) {
    const way = await wayTo(target);
    if (way.here) return;
    await (Math.abs(way.y) > way.height / 2 ? along(way) : across(way));
    const after = await wayTo(target);
    // At an edge, where the row is shorter: aside first.
    if (after.x === way.x && after.y === way.y) {
      await (Math.abs(way.y) > way.height / 2 ? across(way) : along(way));
    }
  }
  throw new Error(`the arrow keys do not lead to ${target}`);
}

interface Way {
  readonly here: boolean;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function wayTo(target: Locator): Promise<Way> {
  return target.evaluate((element) => {
    const there = element.getBoundingClientRect();
    const from = (document.activeElement ?? document.body).getBoundingClientRect();
    return {
      here: element === document.activeElement,
      x: there.left + there.width / 2 - from.left - from.width / 2,
      y: there.top + there.height / 2 - from.top - from.height / 2,
      height: Math.max(there.height, from.height),
    };
  });
}

/** Whether the focus is in the same group of arrow keys. */
function isBeside(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const group = '[role="group"], [data-landmark]';
    const active = document.activeElement as HTMLElement | null;
    return active !== null && 'rove' in active.dataset && active.closest(group) === element.closest(group);
  });
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function choose(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Space');
}

export const keys: Hands = {
  async act(page: Page, deed: Deed) {
    switch (deed.do) {
      case 'treasures':
        return page.keyboard.press('t');
      case 'end':
        return page.keyboard.press('e');
      case 'confirm':
        await reach(page, page.locator(`${acts} .confirm`));
        return page.keyboard.press('Enter');
      case 'option':
        return choose(
          page,
          page.locator(`${acts} > button:not(.undo, .confirm, [aria-keyshortcuts], [aria-pressed="true"])`).last(),
        );
      case 'name':
        await reach(page, page.locator(`${acts} [role="combobox"]`));
        return page.keyboard.press('Enter');
      case 'place':
        return choose(page, page.locator(`${acts} [type="submit"]`));
      case 'hand':
        return choose(page, page.locator(`[data-place="hand"] .choosable[data-card="${deed.card}"]`).last());
      case 'tray':
        return choose(page, page.locator(`.tray .choosable[data-card="${deed.card}"]`).last());
      case 'pile':
        return choose(page, page.locator(`.pile.choosable[data-card="${deed.card}"]`));
    }
  },
};
