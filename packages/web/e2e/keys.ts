import type { Locator, Page } from '@playwright/test';
import { type Hands, type Move, selectorOf } from './driver.ts';
import { parts } from './look.ts';

const MOST_KEYS = 80;

/** Goes to something with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < MOST_KEYS; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Goes to something at the table: F6 to its region, then by arrow keys to a card, by Tab to a button. */
export async function reach(page: Page, selector: string): Promise<void> {
  const tried = new Set<string>();
  for (let i = 0; i < MOST_KEYS; i++) {
    const { key, otherwise, at } = await wayTo(page, selector);
    if (key === null) return;
    // Where an arrow leads nowhere, as at the end of a short row, it is aside first.
    const pressed = tried.has(`${key} ${at}`) ? otherwise : key;
    tried.add(`${key} ${at}`);
    await page.keyboard.press(pressed);
  }
  throw new Error(`the keys do not lead to ${selector}`);
}

interface Way {
  /** The key that leads nearer; null if one is there. */
  readonly key: string | null;
  readonly otherwise: string;
  /** Where one is. */
  readonly at: string;
}

/** The last one that fits is meant. */
function wayTo(page: Page, selector: string): Promise<Way> {
  return page.evaluate((wanted) => {
    const target = [...document.querySelectorAll<HTMLElement>(wanted)].at(-1);
    const active = document.activeElement as HTMLElement;
    if (target === undefined) throw new Error(`there is no ${wanted}`);
    if (target === active) return { key: null, otherwise: '', at: '' };
    const region = target.closest('[data-landmark]');
    if (region === null) throw new Error(`F6 leads to no region with ${wanted}`);
    const [there, here] = [target.getBoundingClientRect(), active.getBoundingClientRect()];
    const at = `${here.left} ${here.top}`;
    if (!region.contains(active)) return { key: 'F6', otherwise: 'F6', at };
    const group = '[role="group"], [data-landmark]';
    const isBeside = 'rove' in active.dataset && active.closest(group) === target.closest(group);
    if (!('rove' in target.dataset) || !isBeside) return { key: 'Tab', otherwise: 'Tab', at };
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const across = x < 0 ? 'ArrowLeft' : 'ArrowRight';
    const along = y < 0 ? 'ArrowUp' : 'ArrowDown';
    const isFar = Math.abs(y) > Math.max(there.height, here.height) / 2;
    return isFar ? { key: along, otherwise: across, at } : { key: across, otherwise: along, at };
  }, selector);
}

export const keys: Hands = {
  async make(page: Page, move: Move) {
    switch (move.do) {
      case 'treasures':
        return page.keyboard.press('t');
      case 'end':
        return page.keyboard.press('e');
      case 'name':
        await reach(page, `${parts.answers} [role="combobox"]`);
        return page.keyboard.press('Enter');
      default:
        await reach(page, selectorOf(move));
        return page.keyboard.press('Space');
    }
  },
};
