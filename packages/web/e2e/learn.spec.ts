import type { Page } from '@playwright/test';
import type { Lesson } from '@provincia/lessons/lesson';
import { expect, test } from './fixtures.ts';
import { germanOf, lessons, namedCard, oneByOne, toQuestion, wayThrough, wrongAnswer } from './lessons.ts';
import {
  bubble,
  expectMove,
  fingers,
  keyboard,
  make,
  mouse,
  onward,
  remembered,
  said,
  selectorOf,
  take,
  wordsOf,
} from './taking.ts';

const phone = { width: 390, height: 844 };

async function expectFinished(page: Page, { remember, id }: Lesson): Promise<void> {
  await expect(remembered(page)).toContainText(wordsOf(remember));
  await page.goto('/learn');
  await expect(page.locator(`a[href="/learn/${id}"][data-state="done"]`)).toBeVisible();
}

/** So many, the first ones, are taken with fingers on a phone. */
const WITH_FINGERS = 5;

for (const lesson of lessons) {
  test(`lesson ${lesson.number}, ${lesson.title}, is finished with the mouse`, async ({ page }) => {
    await take(page, lesson, wayThrough(lesson), mouse);
    await expectFinished(page, lesson);
  });
}

for (const lesson of lessons.slice(WITH_FINGERS)) {
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

test.describe('with fingers', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const lesson of lessons.slice(0, WITH_FINGERS)) {
    test(`lesson ${lesson.number} is finished on a phone by taps alone`, async ({ page }) => {
      await take(page, lesson, wayThrough(lesson), fingers);
      await expectFinished(page, lesson);
    });
  }

  test('a card that is named can be tapped to be read', async ({ page }) => {
    const { before, card } = namedCard(first);
    await take(page, first, wayThrough(first).slice(0, before), fingers);
    const named = said(page).locator(`[data-card="${card}"]`);
    const name = await named.innerText();
    await named.tap();
    await expect(page.getByRole('dialog', { name: `Card: ${name}` })).toBeVisible();
  });
});

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

/** What the table offers. */
const offered = (page: Page) =>
  page.locator('[data-part="answers"] button, [data-takes], [data-state="choosable"]');

/** Gives the first wrong answer that a lesson explains. */
async function err(page: Page, lesson: Lesson): Promise<void> {
  const { before, picks, reply } = wrongAnswer(lesson);
  await take(page, lesson, wayThrough(lesson).slice(0, before), mouse);
  await expectMove(page, wayThrough(lesson)[before]);
  if (picks.length === 0) await mouse.press(page, '[data-answer="done"]');
  for (const pick of picks) await mouse.press(page, selectorOf(pick));
  const sure = page.locator('[data-doubt] [data-part="confirm"]');
  if ((await sure.count()) > 0) await sure.click();
  await expect(said(page)).toContainText(wordsOf(reply));
}

test('while a wrong answer is explained nothing is offered, and no key does anything but Enter', async ({
  page,
}) => {
  const { before } = wrongAnswer(second);
  await err(page, second);
  await expect(offered(page)).toHaveCount(0);
  await expect(page.locator('[data-part="question"]')).toHaveText('Read what the lesson says.');
  const table = page.locator('[data-landmark="seat"]');
  const explained = await table.innerText();
  for (const key of ['t', 'e', 'u', 'h', 'Escape', 'Backspace']) await page.keyboard.press(key);
  // Nor does a card or a pile.
  await page.locator('[data-place="hand"] [data-rove]').last().press('Space');
  await page.locator('[data-place="pile:silver"]').press('Space');
  await expect(onward(page)).toHaveText('Try again');
  await expect(page.locator('[data-part="question"]')).toHaveText('Read what the lesson says.');
  await expect(page.locator('[data-part="why-not"]')).toHaveCount(0);
  expect(await table.innerText()).toBe(explained);
  await page.keyboard.press('Enter');
  await expectMove(page, wayThrough(second)[before]);
  await expect(offered(page)).not.toHaveCount(0);
});

test('where an option is to be chosen, the table offers nothing', async ({ page }) => {
  const lesson = lessons.find((one) =>
    wayThrough(one).some(({ do: { kind } }) => kind === 'choose'),
  ) as Lesson;
  const moves = wayThrough(lesson);
  const at = moves.findIndex(({ do: { kind } }) => kind === 'choose');
  await take(page, lesson, moves.slice(0, at), mouse);
  await expectMove(page, moves[at]);
  await expect(offered(page)).toHaveCount(0);
});

test('what was said to an answer follows the chosen language, and what lies there stays', async ({
  page,
}) => {
  await err(page, second);
  const played = await page.locator('[data-place="play"] [data-card]').count();
  const german = germanOf(second, wrongAnswer(second).reply);
  await page.getByRole('banner').getByRole('combobox').selectOption('de');
  await expect(said(page)).toContainText(wordsOf(german));
  await expect(onward(page)).toHaveText('Noch einmal versuchen');
  await expect(page.locator('[data-place="play"] [data-card]')).toHaveCount(played);
  await expect(offered(page)).toHaveCount(0);
});

test('a card that is named can be clicked to be read', async ({ page }) => {
  const { before, card } = namedCard(first);
  await take(page, first, wayThrough(first).slice(0, before), mouse);
  const named = said(page).locator(`[data-card="${card}"]`);
  await named.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: `Card: ${await named.innerText()}` })).toBeVisible();
  await expectMove(page, wayThrough(first)[before]);
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

test('a lesson explains by itself, also where games explain what happens for the first time', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'A first game, explained' }).click();
  const explained = page.locator('[data-explains]');
  await expect(explained).toHaveCount(1);
  await toQuestion(page, first);
  await expect(explained).toHaveCount(0);
});
