import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { giveUp, question, resign, sayName } from './tables.ts';

const find = (page: Page) => page.getByRole('button', { name: 'Find opponents' });
const bar = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const looking = (page: Page) => bar(page, 'Looking for opponents');

/** Waits for a game; a guest without a name is asked for one. */
async function wait(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await find(page).click();
  await sayName(page, name);
  await expect(looking(page)).toBeVisible();
}

const forFour = { players: [4], sets: ['base'], rated: false, pace: 'live', range: null };

/** As if it had been wished for last time. */
async function wishForFour(page: Page): Promise<void> {
  await page.addInitScript(
    (kept) => localStorage.setItem('provincia-match', kept),
    JSON.stringify({ state: { wish: forFour }, version: 1 }),
  );
}

test('two find each other while one plays a bot meanwhile, and nothing of that game is lost', async ({
  page,
  another,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'What you want to play' }).click();
  const wishes = page.getByRole('dialog', { name: 'What you want to play' });
  await wishes.getByRole('checkbox', { name: '3' }).check();
  await wishes.getByRole('radio', { name: 'Any' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await wishes.getByRole('button', { name: 'Done' }).click();
  await expect(find(page)).toContainText('2 or 3 players · live');

  await find(page).click();
  await sayName(page, 'Lisbet');
  await expect(looking(page)).toContainText('1 person is waiting · any rating');
  await looking(page).getByRole('button', { name: 'Play a bot meanwhile' }).click();
  await expect(question(page)).toBeVisible();
  const botGame = page.url();
  await expect(looking(page)).toBeVisible();
  // Another tab of hers shows the same, and does not go anywhere.
  const tab = await page.context().newPage();
  await tab.goto('/cards');
  await expect(looking(tab)).toBeVisible();
  await page.bringToFront();
  await page.mouse.click(5, 5);

  const friend = await another();
  await friend.goto('/');
  await expect(find(friend)).toContainText('1 person is waiting');
  await find(friend).click();
  await sayName(friend, 'Konrad');
  // He looks at the page, so he has come. She is playing, so she is called.
  await expect(bar(friend, 'Waiting for the others: 1 of 2 are here')).toBeVisible();
  const call = bar(page, 'Opponents found: your game is ready');
  await expect(call).toContainText('The game you are playing stays as it is.');
  await call.getByRole('button', { name: 'To the game' }).click();
  await expect(friend).toHaveURL(/\/table\//);
  await expect(page).toHaveURL(friend.url());
  await expect(page.getByText('Konrad').first()).toBeVisible();
  await expect(tab).toHaveURL(/\/cards$/);
  await expect(bar(tab, 'Your game has begun')).toBeVisible();
  // The game against the bot is where it was.
  await page.goto(botGame);
  await expect(question(page)).toBeVisible();
  // What is played in the open is on the pages of other tests, too.
  await resign(friend);
});

test('four find each other after one has left, one has closed the tab and one has lost the network', async ({
  page,
  another,
}) => {
  const people = [page, await another(), await another(), await another()];
  for (const one of people) await wishForFour(one);
  await wait(people[0], 'Ada');
  await looking(people[0]).getByRole('button', { name: 'Cancel' }).click();
  await expect(looking(people[0])).toHaveCount(0);

  await wait(people[1], 'Bob');
  const bob = people[1].context();
  await people[1].close();
  await wait(people[2], 'Eve');
  await people[2].context().setOffline(true);
  await expect(looking(people[2])).toContainText('No connection.');
  await people[2].context().setOffline(false);
  await wait(people[3], 'Kim');
  await expect(looking(people[3])).toBeVisible();

  await find(people[0]).click();
  // Three are there, and the one with the closed tab is not counted on.
  await expect(looking(people[0])).toBeVisible();
  people[1] = await bob.newPage();
  // His place is kept for a moment only. Should the machine have taken longer, he has to ask again.
  await bob.request.put('/api/match', { data: forFour });
  await people[1].goto('/');
  await expect(page).toHaveURL(/\/table\//);
  for (const one of people) await expect(one).toHaveURL(page.url());
  for (const name of ['Bob', 'Eve', 'Kim']) await expect(page.getByText(name).first()).toBeVisible();
  for (const one of people.slice(1)) await giveUp(one);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
});
