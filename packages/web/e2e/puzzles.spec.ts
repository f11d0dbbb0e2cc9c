import type { Page } from '@playwright/test';
import { dayOf, type Puzzle, puzzleOfDay } from '@provincia/coach/puzzle';
import { puzzles } from '@provincia/coach/puzzles';
import { expect, test } from './fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;
const MAY = Date.parse('2025-05-01T09:00:00Z');
const PASSWORD = 'correct horse battery';

/** The card of the one pile that an answer takes from; undefined for every other answer. */
const pileOf = (picks: readonly string[]) =>
  picks.length === 1 ? /^buy (\S+)$/.exec(picks[0])?.[1] : undefined;
const best = ({ answers }: Puzzle) => pileOf(answers[0].picks) ?? '';
const usual = ({ usual }: Puzzle) => pileOf(usual) ?? '';

/** A puzzle in which piles of the kingdom are the answers: those are easy to click. */
const isSimple = (puzzle: Puzzle) => [best, usual].every((of) => puzzle.kingdom.includes(of(puzzle)));

/** A time on two days in a row that both have such a puzzle. */
const then = Array.from({ length: puzzles.length }, (_, i) => MAY + i * DAY).find((at) =>
  [at, at + DAY].every((time) => isSimple(puzzleOfDay(puzzles, dayOf(time)))),
) as number;
const ofDay = puzzleOfDay(puzzles, dayOf(then));
const ofNextDay = puzzleOfDay(puzzles, dayOf(then + DAY));

const verdict = (page: Page) => page.getByRole('status').filter({ hasText: /^(Right!|Something|The coach)/ });
const solution = (page: Page) => page.getByRole('region', { name: 'Solution' });
const record = (page: Page) => page.getByRole('region', { name: 'Your record' });
const today = (page: Page) => page.getByRole('region', { name: 'Puzzle of the day' });

async function openPuzzle(page: Page, { id }: Puzzle): Promise<void> {
  await page.goto(`/puzzles/${id}`);
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
}

async function take(page: Page, card: string): Promise<void> {
  await page.locator(`[data-place="pile:${card}"]`).click();
}

async function expectRecord(page: Page, streak: string, longest: string, solved: string): Promise<void> {
  await expect(record(page).getByRole('definition')).toHaveText([streak, longest, solved]);
}

test('a puzzle is answered at the table; a wrong answer and a right one say what all answers are worth, and only the first counts', async ({
  page,
}) => {
  await page.clock.setFixedTime(then);
  const puzzle = puzzles.find((one) => isSimple(one) && one !== ofDay) as Puzzle;
  await openPuzzle(page, puzzle);
  await expect(page.getByText('Which answer wins most often?')).toBeVisible();
  await expect(solution(page)).toHaveCount(0);
  await take(page, usual(puzzle));
  await expect(verdict(page)).toHaveText('Something else is better.');
  const answers = solution(page).getByRole('list', { name: 'Chances of the answers' }).getByRole('listitem');
  await expect(answers).toHaveCount(puzzle.answers.length);
  for (const line of await answers.all()) await expect(line).toHaveText(/\d+% ± \d.*3,000 games$/);
  await expect(answers.filter({ hasText: 'your answer' })).toHaveText(/Steward/);
  await expect(solution(page)).toContainText(/^Buy .+ wins \d+% ± \d of the imagined games, \d+ percentage/);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Only the first try counts, and it was not right.')).toBeVisible();
  await take(page, best(puzzle));
  await expect(verdict(page)).toHaveText('Right!');
  await expect(answers.first()).toHaveText(/your answer/);
  // How the game came there.
  await page.getByRole('link', { name: 'Watch the game so far' }).click();
  const position = page.getByRole('slider', { name: 'Position in the game' });
  await expect(position).toHaveValue((await position.getAttribute('max')) as string);

  await page.goto('/puzzles');
  await expectRecord(page, '0 days', '0 days', '0 of 1 tried');
  await page.reload();
  await expectRecord(page, '0 days', '0 days', '0 of 1 tried');
});

test('what the coach has not tried does not count as solved, and says so', async ({ page }) => {
  const puzzle = puzzles.find(
    (one) => isSimple(one) && one.answers.every(({ picks }) => pileOf(picks) !== 'estate'),
  ) as Puzzle;
  await openPuzzle(page, puzzle);
  await take(page, 'estate');
  await expect(verdict(page)).toHaveText('The coach has not tried that.');
  await expect(solution(page)).toContainText('it does not count as solved');
  await expect(solution(page).getByRole('listitem').last()).toHaveText(/^Buy Estate your answer.*not tried$/);
  await page.goto('/puzzles');
  await expectRecord(page, '0 days', '0 days', '0 of 1 tried');
});

test('everybody has the same puzzle of the day, and a streak grows from day to day until one is missed', async ({
  page,
  another,
}) => {
  const other = await another();
  for (const one of [page, other]) {
    await one.clock.setFixedTime(then);
    await one.goto('/');
    await one.getByRole('link', { name: 'Puzzle of the day' }).click();
    await today(one).getByRole('link', { name: 'Solve it' }).click();
    await expect(one).toHaveURL(`/puzzles/${ofDay.id}`);
  }
  await take(page, best(ofDay));
  await expect(verdict(page)).toHaveText('Right!');
  await take(other, usual(ofDay));
  await expect(verdict(other)).toHaveText('Something else is better.');
  await page.goto('/puzzles');
  await expect(today(page)).toContainText('Solved');
  await expectRecord(page, '1 day', '1 day', '1 of 1 tried');
  await other.goto('/puzzles');
  await expect(today(other)).toContainText('Not solved');
  await expectRecord(other, '0 days', '0 days', '0 of 1 tried');

  await page.clock.setFixedTime(then + DAY);
  await page.reload();
  await expectRecord(page, '1 day', '1 day', '1 of 1 tried');
  await today(page).getByRole('link', { name: 'Solve it' }).click();
  await expect(page).toHaveURL(`/puzzles/${ofNextDay.id}`);
  await take(page, best(ofNextDay));
  await expect(verdict(page)).toHaveText('Right!');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expectRecord(page, '2 days', '2 days', '2 of 2 tried');
  await page.clock.setFixedTime(then + 3 * DAY);
  await page.reload();
  await expectRecord(page, '0 days', '2 days', '2 of 2 tried');
});

test('whoever registers brings along what they have solved, and finds it on every device; signing out leaves nothing', async ({
  page,
  another,
}) => {
  await page.clock.setFixedTime(then);
  await openPuzzle(page, ofDay);
  await take(page, best(ofDay));
  await expect(verdict(page)).toHaveText('Right!');
  await page.goto('/puzzles');
  await record(page).getByRole('link', { name: 'Sign in' }).click();
  const form = page.getByRole('region', { name: 'Register' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Puzzler');
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/me/puzzles'));
  await form.getByRole('button', { name: 'Register' }).click();
  expect((await kept).status()).toBe(200);

  const other = await another();
  // An hour later, and so it does not count once both are brought together.
  await other.clock.setFixedTime(then + DAY / 24);
  await openPuzzle(other, ofDay);
  await take(other, usual(ofDay));
  await other.goto('/puzzles');
  await expectRecord(other, '0 days', '0 days', '0 of 1 tried');
  await other.request.post('/api/login', { data: { name: 'Puzzler', password: PASSWORD } });
  await other.reload();
  await expect(record(other)).toContainText('Kept with your account.');
  await expectRecord(other, '1 day', '1 day', '1 of 1 tried');
  const second = puzzles.find((one) => isSimple(one) && one !== ofDay) as Puzzle;
  await openPuzzle(other, second);
  const noted = other.waitForResponse(
    (reply) => reply.url().endsWith('/api/me/puzzles') && reply.request().method() === 'POST',
  );
  await take(other, usual(second));
  expect((await noted).status()).toBe(200);
  await page.goto('/puzzles');
  await expectRecord(page, '1 day', '1 day', '1 of 2 tried');
  await page.request.post('/api/logout', { data: {} });
  await page.reload();
  await expect(record(page)).toContainText('Kept on this device.');
  await expectRecord(page, '0 days', '0 days', '0 of 0 tried');
});

test('puzzles are found by theme, and those that are solved can be left out', async ({ page }) => {
  const [first] = puzzles.filter(isSimple);
  await openPuzzle(page, first);
  await take(page, best(first));
  await page.getByRole('link', { name: 'All puzzles' }).click();
  const entries = page.getByRole('link', { name: /^Puzzle \d/ });
  await expect(entries).toHaveCount(puzzles.length);
  const alike = puzzles.filter(({ theme }) => theme === first.theme);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption(first.theme);
  await expect(entries).toHaveCount(alike.length);
  const entry = page.getByRole('link', {
    name: new RegExp(`^Puzzle ${puzzles.indexOf(first) + 1} .*Solved$`),
  });
  await expect(entry).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only unsolved' }).check();
  await expect(entry).toHaveCount(0);
  await expect(entries).toHaveCount(alike.length - 1);
});

test('on a phone a puzzle is answered by two taps, and the next one is a tap away', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  const [puzzle] = puzzles.filter(isSimple);
  await page.goto(`/puzzles/${puzzle.id}`);
  const pile = page.locator(`[data-place="pile:${best(puzzle)}"]`);
  await pile.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pile.tap();
  await expect(page.getByRole('status').filter({ hasText: 'Richtig!' })).toBeVisible();
  await page.getByRole('link', { name: 'Nächstes Rätsel' }).tap();
  await expect(page).not.toHaveURL(new RegExp(`${puzzle.id}$`));
  await expect(page.getByText('Welche Antwort gewinnt am öftesten?')).toBeVisible();
  await context.close();
});

test('there is no puzzle under another name, and a way to those there are', async ({ page }) => {
  await page.goto('/puzzles/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no such puzzle.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Puzzles' }).click();
  await expect(today(page)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles can be solved, and the account hears of it later', async ({ page, context }) => {
    await page.clock.setFixedTime(then);
    await page.goto('/');
    await page.request.post('/api/register', { data: { name: 'Hermit', password: PASSWORD } });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/puzzles');
    await expect(record(page)).toContainText('Kept with your account.');
    await context.setOffline(true);
    await page.reload();
    await today(page).getByRole('link', { name: 'Solve it' }).click();
    await take(page, best(ofDay));
    await expect(verdict(page)).toHaveText('Right!');
    await page.goto('/puzzles');
    await expectRecord(page, '1 day', '1 day', '1 of 1 tried');
    await context.setOffline(false);
    const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/me/puzzles'));
    await page.reload();
    const { tries } = await (await kept).json();
    expect(tries).toMatchObject([{ puzzle: ofDay.id, solved: true, day: dayOf(then) }]);
  });
});
