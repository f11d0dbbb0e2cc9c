import type { Page } from '@playwright/test';
import { type Look, lookUntil, parts } from './look.ts';

/** What a player does next. */
export type Move =
  | { readonly do: 'treasures' | 'end' | 'confirm' | 'option' | 'name' | 'place' }
  | { readonly do: 'hand' | 'tray' | 'pile'; readonly card: string };

/** How moves are made: with the mouse, with keys alone, or at once. */
export interface Hands {
  make(page: Page, move: Move): Promise<void>;
}

const best = ['province', 'gold', 'market', 'militia', 'smithy', 'silver'];
/** One of each is enough: money comes to an end sooner. */
const single = new Set(['market', 'militia', 'smithy']);
const bought = new WeakMap<Page, Set<string>>();

/** Plays actions, then treasures, and buys the best it can afford of a few: no genius, but it comes to an end. */
function nextMove(page: Page, look: Look, wishes: readonly string[]): Move {
  if (look.naming) return { do: 'name' };
  if (look.placing) return { do: 'place' };
  if (look.confirm === 'ready') return { do: 'confirm' };
  if (look.confirm === 'missing') return pick(look);
  if (look.treasures) return { do: 'treasures' };
  if (!look.ends) return pick(look);
  if (look.hand.length > 0) return { do: 'hand', card: look.hand[0] };
  const wish = nextBuy(page, look, wishes);
  return wish === undefined ? { do: 'end' } : { do: 'pile', card: wish };
}

function nextBuy(page: Page, { piles }: Look, wishes: readonly string[]): string | undefined {
  const had = bought.get(page) ?? new Set();
  bought.set(page, had);
  const wish = wishes.find((card) => piles.includes(card) && !had.has(card));
  if (wish !== undefined && single.has(wish)) had.add(wish);
  return wish;
}

function pick({ hand, tray, piles, options }: Look): Move {
  if (options > 0) return { do: 'option' };
  if (hand.length > 0) return { do: 'hand', card: hand[0] };
  if (tray.length > 0) return { do: 'tray', card: tray[0] };
  return { do: 'pile', card: piles[0] };
}

/** What a move is made with. */
export function selectorOf(move: Move): string {
  const { answers } = parts;
  switch (move.do) {
    case 'treasures':
      return `${answers} [aria-keyshortcuts="t"]`;
    case 'end':
      return `${answers} [aria-keyshortcuts="e"]`;
    case 'confirm':
      return parts.confirm;
    case 'option':
      return `${parts.options}:not([aria-pressed="true"])`;
    case 'name':
      return `${answers} [role="option"]`;
    case 'place':
      return `${answers} [type="submit"]`;
    default:
      return `${parts[move.do]}[data-card="${move.card}"]`;
  }
}

/** Cards of a full hand cover each other but for an edge at the left. */
const edge = { position: { x: 8, y: 40 } };

export const mouse: Hands = {
  async make(page, move) {
    const isCovered = move.do === 'hand' || move.do === 'tray';
    await page
      .locator(selectorOf(move))
      .last()
      .click(isCovered ? edge : {});
  },
};

/** Without a way to go for the mouse: to get on in a game where playing it is not what is tested. */
export const quick: Hands = {
  async make(page, move) {
    await page.evaluate((selector) => {
      const target = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
      if (target === undefined) throw new Error(`there is no ${selector}`);
      target.click();
    }, selectorOf(move));
  },
};

/** Waits until the player is asked or the game is over. */
export function asked(page: Page): Promise<Look> {
  return lookUntil(page, { asked: true });
}

interface HowToPlay {
  readonly hands?: Hands;
  /** What is bought if there is money for it, the best first. */
  readonly wishes?: readonly string[];
}

/** Answers what is asked, and waits until that has come of something. */
async function answer(page: Page, look: Look, { hands = mouse, wishes = best }: HowToPlay): Promise<Look> {
  const move = nextMove(page, look, wishes);
  await hands.make(page, move);
  const before = JSON.stringify(look);
  // All treasures are played one after the other.
  return lookUntil(page, move.do === 'treasures' ? { before, spent: true } : { before });
}

/** Answers the next question. */
export async function step(page: Page, how: HowToPlay = {}): Promise<Look> {
  const look = await asked(page);
  return look.over ? look : answer(page, look, how);
}

const MOST_STEPS = 600;

interface PlayOptions extends HowToPlay {
  readonly until?: (look: Look) => boolean | Promise<boolean>;
}

/** Plays until the game is over, or until something is so. */
export async function play(page: Page, { until, ...how }: PlayOptions = {}): Promise<void> {
  let look = await asked(page);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (look.over) return;
    look = await answer(page, look, how);
    if (await until?.(look)) return;
    if (!look.asked) look = await asked(page);
  }
  throw new Error(`the game is not over after ${MOST_STEPS} answers`);
}
