import type { Page } from '@playwright/test';
import { openTable, resign } from '../tables.ts';
import { password, register, type Scene, speak } from './studio.ts';

/** Accounts, pages of players and the leaderboard. */
export const account: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/account');
  await camera.take(page, 'stranger', { dark: true });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await camera.take(page, 'forms with mistakes', { dark: true });
  await openTable(page);
  await page.goto('/account');
  await page.getByText('You play as').waitFor();
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await camera.take(page, 'guest', { dark: true });
  await page.goto('/leaderboard');
  await camera.take(page, 'empty leaderboard', { dark: true });

  const member = await newPage();
  await register(member, 'Beatriz');
  await member.goto('/account');
  await member.getByText('No tokens yet.').waitFor();
  await camera.take(member, 'member', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  const elsewhere = await newPage();
  await elsewhere.request.post('/api/login', { data: { name: 'Beatriz', password } });
  await member.reload();
  await member.getByRole('textbox', { name: 'What it is for' }).fill('My bot');
  await member.getByRole('button', { name: 'Create token' }).click();
  await member.getByRole('textbox', { name: 'Token' }).waitFor();
  await member.getByRole('button', { name: 'Change name' }).click();
  await member.getByRole('button', { name: 'Change password' }).click();
  await member.getByRole('button', { name: 'Delete account' }).click();
  await member.getByText('Your name is now Beatriz.').waitFor();
  await camera.take(member, 'member busy', { dark: true });
  for (const language of ['de', 'es'] as const) {
    await speak(member, language);
    await member.getByRole('heading', { name: 'Beatriz' }).waitFor();
    await camera.take(member, `member ${language}`);
  }

  const rival = await newPage();
  await register(rival, 'Konrad');
  const [one] = [await newPage()];
  await one.request.post('/api/login', { data: { name: 'Beatriz', password } });
  for (let games = 0; games < 5; games++) await ratedGame(one, rival);
  await one.goto('/leaderboard');
  await one.getByRole('link', { name: 'Konrad' }).waitFor();
  await camera.take(one, 'leaderboard', { dark: true });
  await one.goto('/player/Konrad');
  await one
    .getByRole('link', { name: /^Replay/ })
    .first()
    .waitFor();
  await camera.take(one, 'player', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  await one.goto('/player/Nobody');
  await one.getByText('There is no player called Nobody.').waitFor();
  await camera.take(one, 'no player');
  await one.goto('/player/Konrad');
  await speak(one, 'de');
  await one.getByRole('heading', { name: 'Konrad' }).waitFor();
  await camera.take(one, 'player de');
};

/** The one who makes the table gives the game up. */
async function ratedGame(host: Page, guest: Page): Promise<void> {
  const reply = await host.request.post('/api/tables', {
    data: { seats: ['person', 'person'], kingdom: { by: 'printed', id: 'first-game' }, rated: true },
  });
  const { id } = await reply.json();
  await guest.request.post(`/api/tables/${id}/join`, { data: {} });
  await host.goto(`/table/${id}`);
  await resign(host);
}
