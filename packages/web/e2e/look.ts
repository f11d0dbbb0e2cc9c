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
  /** How many cards are chosen, and not confirmed. */
  readonly picked: number;
  /** Choices that are words, which are not chosen yet. */
  readonly options: number;
  /** Null where one pick is the answer. */
  readonly confirm: 'ready' | 'missing' | null;
  readonly naming: boolean;
  readonly placing: boolean;
  /** Whether it is asked once more about what was just chosen. */
  readonly doubt: boolean;
}

const answers = '[data-part="answers"]';

/** Where a table is looked at and touched. */
export const parts = {
  prompt: '[data-seq]',
  result: '[data-part="result"]',
  answers,
  confirm: `${answers} [data-part="confirm"]`,
  /** Answers that are words. */
  options: `${answers} > button:not([data-part], [aria-keyshortcuts])`,
  /** Cards of which one more can be chosen, by where they lie. */
  hand: '[data-place="hand"] [data-takes]',
  tray: '[data-place="tray"] [data-takes]',
  pile: '[data-place^="pile:"][data-state="choosable"]',
  /** Equal cards of which some are chosen. */
  taken: '[data-taken]',
} as const;

/** One look at the whole table: a game has hundreds of them. */
export async function lookAt(page: Page): Promise<Look> {
  return (await page.evaluate(look, { parts })) as Look;
}

type Parts = typeof parts;

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
  const seen = await page.waitForFunction(look, { ...wanted, parts }, { polling: OFTEN });
  return (await seen.jsonValue()) as Look;
}

/** Runs in the page; null as long as the table is not as wanted. */
function look({ asked, before, spent, parts }: Wanted & { readonly parts: Parts }): Look | null {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const cards = (selector: string) => all(selector).map(({ dataset }) => dataset.card ?? '');
  const confirm = document.querySelector(parts.confirm);
  const hand = cards(parts.hand);
  const piles = cards(parts.pile);
  const tray = cards(parts.tray);
  const isOpen = (button: HTMLElement) =>
    !button.matches('[disabled], [aria-disabled="true"], [aria-pressed="true"]');
  const options = all(parts.options).filter(isOpen).length;
  const end = document.querySelector(`${parts.answers} [aria-keyshortcuts="e"]`);
  const naming = document.querySelector(`${parts.answers} [role="combobox"]`) !== null;
  const placing = document.querySelector(`${parts.answers} [type="range"]`) !== null;
  const something = hand.length + piles.length + tray.length + options > 0;
  const seen: Look = {
    over: document.querySelector(parts.result) !== null,
    asked: something || end !== null || confirm !== null || naming || placing,
    seq: Number(document.querySelector<HTMLElement>(parts.prompt)?.dataset.seq ?? -1),
    treasures: document.querySelector(`${parts.answers} [aria-keyshortcuts="t"]`) !== null,
    ends: end !== null,
    hand,
    piles,
    tray,
    picked: all(parts.taken).reduce((sum, { dataset }) => sum + Number(dataset.taken), 0),
    options,
    confirm: confirm && (confirm.getAttribute('aria-disabled') === 'true' ? 'missing' : 'ready'),
    naming,
    placing,
    doubt: document.querySelector('[data-doubt]') !== null,
  };
  if (asked && !seen.asked && !seen.over) return null;
  if (spent && seen.treasures) return null;
  return JSON.stringify(seen) === before ? null : seen;
}
