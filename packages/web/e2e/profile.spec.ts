import { expect, test } from './fixtures.ts';
import { PASSWORD } from './opponent.ts';
import { rivals } from './profiles.ts';

test('a profile shows ratings over time, cards, opponents, head to head, and the games that are wanted', async ({
  page,
  server,
}) => {
  // So long ago that everybody may know how it ended.
  await rivals(server.url, ['Rosalind', 'Emmanuel'], { games: 6, before: () => server.putBack(60_000) });
  await server.putBack(0);
  const login = await page.request.post('/api/login', { data: { name: 'Emmanuel', password: PASSWORD } });
  expect(login.ok()).toBe(true);
  await page.goto('/player/Rosalind');

  const together = page.getByRole('region', { name: 'You and Rosalind' });
  await expect(together.getByText('6 games: 2 won, 4 lost.')).toBeVisible();
  const ratings = page.getByRole('region', { name: 'Ratings' });
  const line = ratings.getByRole('slider', { name: 'Rating over time' });
  await expect(line).toHaveAttribute('aria-valuetext', /: \d+ ± \d+, after game 6$/);
  await line.press('ArrowLeft');
  await expect(ratings.getByText(/, after game 5$/)).toBeVisible();
  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', /: 1611 ± 339, after game 1$/);
  await ratings.getByRole('radio', { name: '30 days' }).click();
  await expect(line).toHaveAttribute('aria-valuetext', /after game 6$/);
  await ratings.getByText('Rating as a table').click();
  await expect(ratings.getByRole('table').last().getByRole('row')).toHaveCount(7);

  const cards = page.getByRole('region', { name: 'Cards' });
  await expect(cards.getByText('6 games, 67% of them won.')).toBeVisible();
  await expect(cards.getByText('gained in 100% of the games that had it (6 of 6)')).toBeVisible();
  await expect(cards.getByRole('row', { name: 'Moat' })).toHaveText('Moat6 of 667% 30% to 90%–');
  await cards.getByRole('radio', { name: 'Bots' }).click();
  await expect(cards.getByText('No finished games of this kind yet.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Opponents' }).getByRole('row', { name: 'Emmanuel' }),
  ).toHaveText('Emmanuel6420');

  const games = page.getByRole('region', { name: 'Games' });
  const list = games.getByRole('link', { name: /^Replay of/ });
  await expect(list).toHaveCount(6);
  await games.getByRole('combobox', { name: 'Result' }).selectOption('Lost');
  await expect(list).toHaveCount(2);
  // The address can be passed on.
  await expect(page).toHaveURL(/\?result=lost$/);
  await page.reload();
  await expect(list).toHaveCount(2);
  await games.getByRole('textbox', { name: 'Played with' }).fill('Somebody');
  await page.keyboard.press('Enter');
  await expect(games.getByText('No finished game fits these filters.')).toBeVisible();
  await together.getByRole('button', { name: 'Show these games' }).click();
  await expect(page).toHaveURL(/\?opponent=Emmanuel$/);
  await expect(list).toHaveCount(6);
  await games.getByRole('combobox', { name: 'Card in the kingdom' }).selectOption('Witch');
  await expect(list).toHaveCount(0);
  await games.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list).toHaveCount(6);

  await page.setViewportSize({ width: 360, height: 780 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
});

test('somebody who has not played yet has a profile of sentences', async ({ page }) => {
  await page.request.post('/api/register', { data: { name: 'Newcomer', password: PASSWORD } });
  await page.goto('/player/Newcomer');
  for (const words of [
    'No rated games yet.',
    'No finished games of this kind yet.',
    'No games with other registered players yet.',
    'No finished games yet.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  // Nobody is compared with themselves.
  await expect(page.getByRole('heading', { name: /^You and/ })).toHaveCount(0);
});
