import type { Page } from '@playwright/test';

/** What can be done at the table, as the page shows it. */
export interface Look {
  readonly over: boolean;
  /** Whether the player is asked something. */
  readonly asked: boolean;
  /** The number of the question. */
  readonly seq: number;
  readonly treasures: boolean;
  /** Whether the phase can be ended. */
  readonly ends: boolean;
  /** Cards that can be chosen, by where they lie. */
  readonly hand: readonly string[];
  readonly piles: readonly string[];
  readonly tray: readonly string[];
  /** Choices that are words, which are not chosen yet. */
  readonly options: number;
  /** Null where one pick is the answer. */
  readonly confirm: 'ready' | 'missing' | null;
  readonly naming: boolean;
  readonly placing: boolean;
}

/** One look at the whole table: a game has hundreds of them. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const cards = (selector: string) => all(selector).map(({ dataset }) => dataset.card ?? '');
    const acts = '.prompt .acts';
    const confirm = document.querySelector(`${acts} .confirm`);
    const buttons = all(`${acts} > button:not(.undo, .confirm, [aria-keyshortcuts])`);
    const hand = cards('[data-place="hand"] .choosable');
    const piles = cards('.pile.choosable');
    const tray = cards('.tray.asked .choosable');
    const options = buttons.filter((button) => button.getAttribute('aria-pressed') !== 'true').length;
    const end = document.querySelector(`${acts} [aria-keyshortcuts="e"]`);
    const naming = document.querySelector(`${acts} .naming`) !== null;
    const placing = document.querySelector(`${acts} .placing`) !== null;
    const something = hand.length + piles.length + tray.length + options > 0;
    return {
      over: document.querySelector('.result') !== null,
      asked: something || end !== null || confirm !== null || naming || placing,
      seq: Number(document.querySelector<HTMLElement>('.prompt')?.dataset.seq ?? -1),
      treasures: document.querySelector(`${acts} [aria-keyshortcuts="t"]`) !== null,
      ends: end !== null,
      hand,
      piles,
      tray,
      options,
      confirm: confirm && (confirm.getAttribute('aria-disabled') === 'true' ? 'missing' : 'ready'),
      naming,
      placing,
    };
  });
}
