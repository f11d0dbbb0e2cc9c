import { expect, test } from './fixtures.ts';
import { question, register, resign, sayName } from './tables.ts';

test('somebody opens a tournament, another one joins, both are led to their game, and it ends', async ({
  page,
  another,
}) => {
  await register(page, 'Leonie');
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Open a tournament' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('A name has at least 2 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sunday cup');
  await page.getByRole('radio', { name: 'Knock-out' }).click();
  await page.getByRole('radio', { name: 'when enough have come' }).click();
  await page.getByRole('combobox', { name: 'Enough are' }).selectOption('2');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday cup' })).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('Keep the site open')).toBeVisible();

  const friend = await another();
  await friend.goto(address);
  // Joining needs a name, and begins the tournament: whoever looks at it is led to the game.
  await friend.getByRole('button', { name: 'Take part' }).click();
  await page.goto('/cards');
  await sayName(friend, 'Konrad');
  await expect(friend).toHaveURL(/\/table\//);
  await expect(question(friend)).toBeVisible();
  // Who is elsewhere on the site is called.
  await expect(page.getByText('Your game in round 1 is ready')).toBeVisible();
  await expect(page.getByText('Sunday cup, against Konrad')).toBeVisible();
  await page.getByRole('link', { name: 'To the game' }).click();
  await expect(page).toHaveURL(friend.url());

  await resign(friend);
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the tournament' }).first().click();
  await expect(page.getByText('Won by Leonie')).toBeVisible();
  const standings = page.getByRole('region', { name: 'Standings' }).getByRole('row');
  await expect(standings).toHaveText([/Place/, /Leonie/, /Konrad/]);
  await page.getByRole('link', { name: 'Look back' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});
