import { expect, test } from './fixtures.ts';
import { register, resign } from './tables.ts';

const TEN = 'cellar,festival,market,merchant,mine,moat,remodel,smithy,village,workshop';

test('two people share a club: its tables, its kingdoms and its tournament', async ({ page, another }) => {
  await register(page, 'Clarissa');
  await page.goto('/');
  await page.getByRole('region', { name: 'Open tables' }).getByRole('link', { name: 'Clubs' }).click();
  await page.getByRole('link', { name: 'Found a club' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour club');
  await page.getByRole('textbox', { name: 'Description' }).fill('Mondays at the <b>quay</b>.');
  await page.getByRole('radio', { name: 'On request' }).click();
  await page.getByRole('button', { name: 'Found it' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour club' })).toBeVisible();
  await expect(page.getByText('Mondays at the <b>quay</b>.').first()).toBeVisible();
  const address = page.url();

  // Somebody asks to join, and is let in.
  const friend = await another();
  await register(friend, 'Emil');
  await friend.goto('/clubs');
  await friend.getByRole('searchbox').fill('harbour');
  await friend.getByRole('link', { name: 'Harbour club' }).click();
  await expect(friend.getByText('Members see the tables of the club here.')).toBeVisible();
  await friend.getByRole('button', { name: 'Ask to join' }).click();
  await expect(friend.getByText('An organiser will decide.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Let Emil in' }).click();
  await expect(page.getByRole('row', { name: /Emil/ })).toBeVisible();

  // A kingdom is kept, and played at a table for the club.
  await page.goto(`/kingdoms?cards=${TEN}`);
  await page.getByText('Keep for a club').click();
  await page.getByRole('textbox', { name: 'Name of the kingdom' }).fill('Calm waters');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept for Harbour club.')).toBeVisible();
  await friend.reload();
  await friend.getByRole('button', { name: 'Play this' }).click();
  const dialog = friend.getByRole('dialog', { name: 'New club table' });
  await expect(dialog.getByRole('radiogroup', { name: 'Who can join' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create table' }).click();
  await expect(friend.getByRole('link', { name: 'For members of Harbour club' })).toBeVisible();

  const stranger = await another();
  await stranger.goto(friend.url());
  await stranger.getByRole('button', { name: 'Sit here' }).click();
  await expect(stranger.getByText('This is for members of the club only')).toBeVisible();

  await page.goto('/');
  const row = page.getByRole('listitem').filter({ hasText: 'Club: Harbour club' });
  await row.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(friend.url());
  await resign(friend);

  // The club holds a tournament with its kingdom.
  await page.goto(address);
  await page.getByRole('link', { name: 'Open a tournament' }).click();
  await expect(page.getByText('For members of Harbour club')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour cup');
  await page.getByRole('radio', { name: 'when enough have come' }).click();
  await page.getByRole('combobox', { name: 'Enough are' }).selectOption('2');
  await page.getByRole('radio', { name: 'chosen', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Calm waters' }).check();
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('Keep the site open')).toBeVisible();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('link', { name: 'For members of Harbour club' })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Take part' })).toHaveCount(0);
  await friend.goto(address);
  await friend.getByRole('link', { name: 'Harbour cup' }).click();
  await friend.getByRole('button', { name: 'Take part' }).click();
  await expect(friend).toHaveURL(/\/table\//);

  // Everybody sees who is in it; whoever leaves is not any more.
  await friend.goto('/player/Clarissa');
  await friend.getByRole('region', { name: 'Clubs' }).getByRole('link', { name: 'Harbour club' }).click();
  await friend.getByRole('button', { name: 'Leave the club' }).click();
  await friend.getByRole('button', { name: 'Leave the club' }).click();
  await expect(friend.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  await expect(friend.getByRole('row', { name: /Emil/ })).toHaveCount(0);
});
