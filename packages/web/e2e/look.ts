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
export async function lookAt(page: Page): Promise<Look> {
  return (await page.evaluate(look, {})) as Look;
}

/** What a table has to look like before it is of interest. */
interface Wanted {
  /** The player is asked something, or it is over. */
  readonly asked?: true;
  /** Not as it looked before, as JSON. */
  readonly before?: string;
  /** No treasure is left to be played. */
  readonly spent?: true;
}

/** How often the page looks at itself, in milliseconds. */
const OFTEN = 20;

/** Looks until the table is as wanted. The page itself does, which takes less time than to ask it again and again. */
export async function lookUntil(page: Page, wanted: Wanted): Promise<Look> {
  const seen = await page.waitForFunction(look, wanted, { polling: OFTEN });
  return (await seen.jsonValue()) as Look;
}

/** Runs in the page; null as long as the table is not as wanted. */
function look({ asked, before, spent }: Wanted): Look | null {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const cards = (selector: string) => all(selector).map(({ dataset }) => dataset.card ?? '');
  const acts = '.prompt .acts';
  const confirm = document.querySelector(`${acts} .confirm`);
  const buttons = all(`${acts} > button:not(.undo, .confirm, [aria-keyshortcuts])`);
  const hand = cards('[data-place="hand"] .choosable');
  const piles = cards('.pile.choosable');
  const tray = cards('.tray.asked .choosable');
  const isOpen = (button: HTMLElement) =>
    !button.matches('[disabled], [aria-disabled="true"], [aria-pressed="true"]');
  const options = buttons.filter(isOpen).length;
  const end = document.querySelector(`${acts} [aria-keyshortcuts="e"]`);
  const naming = document.querySelector(`${acts} .naming`) !== null;
  const placing = document.querySelector(`${acts} .placing`) !== null;
  const something = hand.length + piles.length + tray.length + options > 0;
  const seen: Look = {
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
  if (asked && !seen.asked && !seen.over) return null;
  if (spent && seen.treasures) return null;
  return JSON.stringify(seen) === before ? null : seen;
}
