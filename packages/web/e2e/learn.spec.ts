import type { Locator, Page } from '@playwright/test';
import type { Lesson } from '@provincia/lessons/lesson';
import { expect, test } from './fixtures.ts';
import { reach } from './keys.ts';
import { lessons, type Move, oneByOne, wayThrough, wrongAnswer } from './lessons.ts';

const phone = { width: 390, height: 844 };

const bubble = (page: Page) => page.locator('[data-landmark="lesson"]');
const said = (page: Page) => bubble(page).locator('[data-part="said"]');
const onward = (page: Page) => bubble(page).locator('[data-part="go-on"]');
const remembered = (page: Page) => page.getByRole('figure');

/** Makes a move in one way or another. */
interface Hands {
  press(page: Page, selector: string): Promise<void>;
  goOn(page: Page): Promise<void>;
}

const mouse: Hands = {
  press: async (page, selector) => {
    const element = page.locator(selector).last();
    // The bubble goes out of the way of what has just come into sight.
    await expect.poll(() => element.evaluate(seenOf)).not.toBeNull();
    const { x, y } = (await element.evaluate(seenOf)) as Point;
    await page.mouse.click(x, y);
  },
  goOn: (page) => onward(page).click(),
};

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
const keyboard: Hands = {
  press: async (page, selector) => {
    await reach(page, selector);
    await page.keyboard.press('Space');
  },
  goOn: async (page) => {
    await expect(onward(page)).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

/** What has to be pressed for a label. */
function selectorOf(label: string): string {
  const [verb, card = label] = label.split(' ');
  const name = verb === 'discard' ? card : label.replace(/^(play|buy) /, '');
  const held = ['hand', 'tray'].map((place) => `[data-place="${place}"] [data-rove][data-card="${name}"]`);
  if (verb === 'play') return held[0];
  if (verb === 'buy') return `[data-place="pile:${name}"]`;
  return `[data-answer="${label}"], ${held.join()}, [data-place="pile:${name}"][data-state]`;
}

async function make(page: Page, { do: what }: Move, hands: Hands): Promise<void> {
  if (what.kind === 'next') return hands.goOn(page);
  if (what.kind === 'choose') {
    const option = bubble(page).getByRole('listitem').nth(what.option).getByRole('button');
    if (hands === mouse) return option.click();
    await option.focus();
    return page.keyboard.press('Enter');
  }
  for (const label of what.picks) await hands.press(page, selectorOf(label));
  if (what.decision.max > 1 || what.picks.length === 0) await hands.press(page, '[data-answer="done"]');
  // What may be a slip is asked about once more.
  const sure = page.locator('[data-doubt] [data-part="confirm"], [data-doubt] [data-answer="done"]');
  if ((await sure.count()) > 0)
    await hands.press(page, '[data-doubt] [data-part="confirm"], [data-doubt] [data-answer="done"]');
}

/** The longest part of a text in which no card or amount is named. */
function wordsOf(text: string): string {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}

/** What is said is there, with a ring around what it is about, which it does not cover. */
async function expectMove(page: Page, { said: text, point }: Move): Promise<void> {
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

async function take(page: Page, lesson: Lesson, moves: readonly Move[], hands: Hands): Promise<void> {
  await page.goto(`/learn/${lesson.id}`);
  for (const move of moves) {
    await expectMove(page, move);
    await make(page, move, hands);
  }
}

async function expectFinished(page: Page, { remember, id }: Lesson): Promise<void> {
  await expect(remembered(page)).toContainText(wordsOf(remember));
  await page.goto('/learn');
  await expect(page.locator(`a[href="/learn/${id}"][data-state="done"]`)).toBeVisible();
}

for (const lesson of lessons) {
  test(`lesson ${lesson.number}, ${lesson.title}, is finished with the mouse`, async ({ page }) => {
    await take(page, lesson, wayThrough(lesson), mouse);
    await expectFinished(page, lesson);
  });

  test(`lesson ${lesson.number}, ${lesson.title}, is finished on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await take(page, lesson, wayThrough(lesson), mouse);
    await expectFinished(page, lesson);
  });
}

for (const lesson of lessons.filter(({ number }) => number === 1 || number === 3)) {
  test(`lesson ${lesson.number} is finished with the keyboard alone`, async ({ page }) => {
    await take(page, lesson, wayThrough(lesson), keyboard);
    await expectFinished(page, lesson);
  });
}

const [first, second] = lessons;

test('a wrong answer happens, is explained, and is taken back', async ({ page }) => {
  const { before, picks, reply } = wrongAnswer(second);
  const moves = wayThrough(second);
  await take(page, second, moves.slice(0, before), mouse);
  await expectMove(page, moves[before]);
  const table = page.locator('[data-landmark="seat"]');
  const laid = await table.innerText();
  await mouse.press(page, selectorOf(picks[0]));
  // What is hardly wanted is asked about by every table.
  const sure = page.locator('[data-doubt] [data-part="confirm"]');
  if ((await sure.count()) > 0) await sure.click();
  await expect(said(page)).toContainText(wordsOf(reply));
  await expect(onward(page)).toHaveText('Try again');
  expect(await table.innerText()).not.toBe(laid);
  await onward(page).click();
  await expectMove(page, moves[before]);
  await expect.poll(() => table.innerText()).toBe(laid);
  await make(page, moves[before], mouse);
  await expectMove(page, moves[before + 1]);
});

test('whoever plays treasures one by one gets on as well', async ({ page }) => {
  const { before, cards } = oneByOne(second);
  const moves = wayThrough(second);
  await take(page, second, moves.slice(0, before), mouse);
  await expectMove(page, moves[before]);
  for (const [i, card] of cards.entries()) {
    await mouse.press(page, selectorOf(`play ${card}`));
    const left = cards.slice(i + 1).filter((one) => one === card).length;
    if (left === 0) await expect(page.locator(selectorOf(`play ${card}`))).toHaveCount(0);
    else await expect(page.locator(selectorOf(`play ${card}`))).toBeVisible();
  }
  await expectMove(page, moves[before + 1]);
});

test('a lesson is left and gone on with where one was, and taken once more from its beginning', async ({
  page,
}) => {
  const moves = wayThrough(first);
  const half = moves.findIndex(({ do: what }) => what.kind === 'answer') + 2;
  await take(page, first, moves.slice(0, half), mouse);
  await expectMove(page, moves[half]);
  await bubble(page).getByRole('link', { name: 'Leave the lesson' }).click();
  await expect(page).toHaveURL('/learn');
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).click();
  for (const move of moves.slice(half)) {
    await expectMove(page, move);
    await make(page, move, mouse);
  }
  await expect(page.getByRole('link', { name: /^Next lesson/ })).toHaveAttribute(
    'href',
    `/learn/${second.id}`,
  );
  await page.getByRole('button', { name: 'Once more' }).click();
  await expectMove(page, moves[0]);
});

test('one step back undoes what was answered in it', async ({ page }) => {
  const moves = wayThrough(first);
  const at = moves.findIndex(({ do: what }) => what.kind === 'answer');
  await take(page, first, moves.slice(0, at + 1), mouse);
  await expectMove(page, moves[at + 1]);
  await bubble(page).getByRole('button', { name: 'Back' }).click();
  await expectMove(page, moves[at]);
  await make(page, moves[at], mouse);
  await expectMove(page, moves[at + 1]);
});

test('whoever answers before having read everything has answered', async ({ page }) => {
  const moves = wayThrough(first);
  const at = moves.findIndex(({ do: what }) => what.kind === 'answer');
  expect(at).toBeGreaterThan(1);
  await page.goto(`/learn/${first.id}`);
  await expectMove(page, moves[0]);
  await make(page, moves[at], mouse);
  await expectMove(page, moves[at + 1]);
});

test('the words of a lesson follow the chosen language', async ({ page }) => {
  await page.goto(`/learn/${first.id}`);
  await expect(said(page)).toContainText('Welcome!');
  await page.getByRole('banner').getByRole('combobox').selectOption('de');
  await expect(said(page)).toContainText('Willkommen!');
  await expect(onward(page)).toHaveText('Weiter');
});

test('there is no lesson under another name, and a way to those there are', async ({ page }) => {
  await page.goto('/learn/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no such lesson.' })).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(lessons.length);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('lessons can be taken', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('link', { name: 'Start' }).click();
    for (const move of wayThrough(first)) {
      await expectMove(page, move);
      await make(page, move, mouse);
    }
    await expect(remembered(page)).toBeVisible();
  });
});
