import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openTable, register, resign, twoPeople } from './tables.ts';

test('somebody follows another one, challenges them, is turned down, asks again, and they play', async ({
  page,
  another,
}) => {
  const friend = await another();
  await register(page, 'Adelheid');
  await register(friend, 'Ingrid');
  await friend.goto('/cards');

  await page.goto('/community');
  await expect(page.getByText('You do not follow anybody yet.')).toBeVisible();
  const name = page.getByRole('combobox', { name: 'Name of the player' });
  await name.fill('ing');
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'Ingrid');
  await name.fill('Ingrid');
  await page.getByRole('button', { name: 'Show profile' }).click();
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await page.getByRole('link', { name: 'Community' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ingrid' })
    .getByRole('button', { name: 'Challenge' })
    .click();
  await expect(page.getByText('Waiting for Ingrid')).toBeVisible();

  // Wherever they are on the site.
  await expect(friend.getByText('Adelheid invites you to a game')).toBeVisible();
  await friend.getByRole('button', { name: 'Decline' }).click();
  await expect(friend.getByText('Adelheid invites you to a game')).toHaveCount(0);
  await expect(page.getByText('The seat kept for Ingrid is free again.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Name of the player' }).fill('Ingrid');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await friend.getByRole('button', { name: 'Accept' }).click();
  await expect(friend).toHaveURL(page.url());

  // After the game they can be blocked, and then not be challenged.
  await resign(friend);
  await page.goto('/player/Ingrid');
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('You have blocked Ingrid.')).toBeVisible();
  await friend.goto('/player/Adelheid');
  await friend.getByRole('button', { name: 'Challenge' }).click();
  await expect(friend.getByText('This player takes no invitations from you right now.')).toBeVisible();
});

test('a line is reported, a moderator hides it and silences its writer, and they read why', async ({
  page,
  another,
  server,
}) => {
  const [rude, moderator] = [await another(), await another()];
  await register(page, 'Philippa');
  await register(rude, 'Rufus');
  await register(moderator, 'Mona');
  await server.makeModerator('Mona');
  const id = await openTable(page, twoPeople);
  await rude.request.post(`/api/tables/${id}/join`, { data: {} });
  await rude.goto(`/table/${id}`);
  const chatOf = async (one: Page) => {
    await one.getByRole('button', { name: /^Chat/ }).click();
    return one.getByRole('region', { name: 'Chat' });
  };
  const [own, other] = [await chatOf(page), await chatOf(rude)];
  await other.getByRole('textbox', { name: 'Message' }).fill('You play like a fool!');
  await other.getByRole('button', { name: 'Send' }).click();
  await own.getByRole('button', { name: 'About what Rufus wrote' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('textbox', { name: 'What happened' }).fill('An insult.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await moderator.goto('/community');
  await moderator.getByRole('link', { name: 'Moderation' }).click();
  await expect(moderator.getByText('Philippa reports the chat')).toBeVisible();
  await moderator.getByRole('button', { name: 'Hide “You play like a fool!”' }).click();
  await expect(own.getByText('A moderator has hidden this message.')).toBeVisible();
  await expect(own.getByText('You play like a fool!')).toHaveCount(0);
  await moderator.getByRole('combobox', { name: 'What to do' }).selectOption('silence');
  await moderator.getByRole('combobox', { name: 'How long' }).selectOption('3');
  await moderator.getByRole('textbox', { name: 'Reason' }).fill('Insults are not welcome here.');
  await moderator.getByRole('button', { name: 'Decide' }).click();
  await expect(moderator.getByText('There is nothing to do.')).toBeVisible();

  await expect(rude.getByText('A moderator has silenced you')).toBeVisible();
  await expect(rude.getByText('Insults are not welcome here.')).toBeVisible();
  await rude.getByRole('button', { name: 'I have read this' }).click();
  await other.getByRole('textbox', { name: 'Message' }).fill('Why?');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText('You cannot write in chats for now.')).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText('something was done')).toBeVisible();
  await moderator.getByRole('button', { name: 'Undo: Mona silenced Rufus' }).click();
  await moderator.getByRole('textbox', { name: 'Why it is undone' }).fill('They said sorry.');
  await moderator.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(moderator.getByText('Mona undid a decision about Rufus')).toBeVisible();
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText('Why?')).toBeVisible();
});
