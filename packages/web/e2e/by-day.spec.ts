import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openTable, question, sitDown, twoPeople } from './tables.ts';

const kingdom = {
  by: 'cards',
  cards: 'cellar festival market merchant mine moat remodel smithy village workshop'.split(' '),
};

/** Another game by the day of the two who already know each other. */
async function anotherGame(host: Page, friend: Page): Promise<void> {
  const data = { seats: twoPeople, kingdom, access: 'link', rated: false, clock: { days: 1 } };
  const { id } = await (await host.request.post('/api/tables', { data })).json();
  expect((await friend.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
}

/** How many games wait for whoever has this page. */
async function waiting(page: Page): Promise<number> {
  return (await (await page.request.get('/api/me/turns')).json()).yours.length;
}

const rowsOf = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

test('a game by the day: what its clock means, whose turn it is, and answers in advance', async ({
  page,
  another,
}) => {
  const id = await openTable(page, twoPeople, kingdom.cards);
  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: '3 days per turn' });
  await expect(page.getByText('Whoever runs out of time loses')).toBeVisible();
  const friend = await another();
  await friend.goto(`/table/${id}`);
  await expect(friend.getByRole('list', { name: 'Options' })).toContainText('3 days per turn');
  await expect(friend.getByText('Whoever runs out of time loses')).toBeVisible();
  await sitDown(friend);
  for (const one of [page, friend]) await expect(question(one)).toBeVisible();
  await expect.poll(async () => (await waiting(page)) + (await waiting(friend))).toBe(1);
  const [own, rival] = (await waiting(page)) === 1 ? [page, friend] : [friend, page];
  await expect(own).toHaveTitle('● Your move · Provincia');
  await expect(own.getByRole('timer').first()).toHaveText(/^[23] d \d+ h$/);

  // Who is asked reads it everywhere, also in another tab; the other waits.
  const tab = await own.context().newPage();
  await tab.goto('/cards');
  await expect(tab).toHaveTitle('(1) Cards · Provincia');
  await expect(tab.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/png/);
  await expect(tab.getByRole('link', { name: '1 game is waiting for you' })).toBeVisible();
  await tab.goto('/');
  await expect(rowsOf(tab, 'Your turn')).toContainText([/Against .*2 d 23 h left/]);
  await tab.close();

  // The other leaves an answer in advance, which is given as soon as they are asked.
  await rival.getByRole('button', { name: 'Answers in advance' }).click();
  const dialog = rival.getByRole('dialog', { name: 'Answers in advance' });
  await expect(dialog.getByText('No card in this game can react.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /nothing but treasures to play/ }).check();
  await dialog.getByRole('button', { name: 'Remove Silver' }).click();
  // Meanwhile it becomes their turn: what they have chosen stays.
  await own.keyboard.press('e');
  await own.keyboard.press('e');
  await expect(rival).toHaveTitle('● Your move · Provincia');
  await expect(dialog.getByRole('button', { name: 'Save answers' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByRole('listitem')).toHaveText([/Province/, /Gold/]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await rival.keyboard.press('e');
  await rival.keyboard.press('e');
  await rival.getByRole('button', { name: 'Answers in advance' }).click();
  await dialog.getByRole('checkbox', { name: /nothing but treasures to play/ }).check();
  await dialog.getByRole('button', { name: 'Remove Silver' }).click();
  await dialog.getByRole('combobox', { name: 'Add a card' }).selectOption({ label: 'Copper' });
  await dialog.getByRole('button', { name: 'Save answers' }).click();
  await expect(dialog.getByText('Saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rival.getByRole('button', { name: 'Answers in advance: on' })).toBeVisible();
  await own.keyboard.press('e');
  await own.keyboard.press('e');
  await expect(own.getByText(/^Turn 3/).first()).toBeVisible();
  await expect(own.getByRole('log')).toContainText(/buys a Copper/);
  await expect(own).toHaveTitle('● Your move · Provincia');
  await expect(rival).toHaveTitle('Provincia');
});

test('with many games one comes from each to the next', async ({ page, another }) => {
  await openTable(page, twoPeople);
  const friend = await another();
  await friend.goto(page.url());
  await sitDown(friend);
  for (let games = 0; games < 3; games++) await anotherGame(page, friend);
  await expect.poll(async () => (await waiting(page)) + (await waiting(friend))).toBe(4);
  const own = (await waiting(page)) >= 2 ? page : friend;
  const count = await waiting(own);
  await own.goto('/');
  await expect(own).toHaveTitle(`(${count}) Provincia`);
  await expect(rowsOf(own, 'Your turn')).toHaveCount(count);
  await rowsOf(own, 'Your turn').first().getByRole('link').click();
  await expect(question(own)).toBeVisible();
  const first = own.url();
  await own.keyboard.press('e');
  await own.keyboard.press('e');
  await own.getByRole('link', { name: `Next game (${count - 1})` }).click();
  await expect(own).not.toHaveURL(first);
  await expect(own).toHaveTitle(
    count > 2 ? `(${count - 2}) ● Your move · Provincia` : '● Your move · Provincia',
  );
});
