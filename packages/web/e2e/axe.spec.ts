import { puzzles } from '@provincia/coach/puzzles';
import { expectAccessible } from './accessible.ts';
import { livelyClub } from './clubs.ts';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { twoPlayers } from './games.ts';
import { lessons, toQuestion } from './lessons.ts';
import { open, places, settled } from './paths.ts';
import { rivals } from './profiles.ts';
import { keptGame, openTable, resign, resignedGame, twoPeople } from './tables.ts';
import { tournamentOfEight } from './tournaments.ts';

// Half of the pages each: what a page has loaded, the next one need not.
for (const half of [0, 1]) {
  const some = places.filter((_, i) => i % 2 === half);
  test(`no serious hindrance has ${some.map(({ path }) => path).join(', ')}`, async ({ page }) => {
    for (const place of some) {
      await open(page, place);
      await expectAccessible(page, place.path);
    }
  });
}

test('a word that is explained has no serious hindrance', async ({ page }) => {
  await page.goto('/cards');
  await page.getByRole('button', { name: 'Militia' }).click();
  await page.getByRole('dialog').locator('[data-term="discard"]').click();
  await expect(page.getByRole('note', { name: 'discard' })).toBeVisible();
  await expectAccessible(page);
});

test('the table has no serious hindrance, on a phone neither', async ({ page }) => {
  await openTable(page);
  await asked(page);
  // What the other one did first goes away by itself after a while.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="recap"]')).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Your piles' })).toBeVisible();
  await expectAccessible(page);
});

test('hints have no serious hindrance, on a phone neither', async ({ page }) => {
  await page.goto('/gallery?show=buy');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('region', { name: 'Hint' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Your piles' })).toBeVisible();
  await expectAccessible(page);
});

test('an explanation and what cannot be chosen have no serious hindrance, on a phone neither', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'A first game, explained' }).click();
  await asked(page);
  await expect(page.getByRole('region', { name: 'Explanation' })).toBeVisible();
  await page.locator('[data-place="pile:gold"]').click();
  await expect(page.locator('[data-part="why-not"]')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Your piles' })).toBeVisible();
  await expectAccessible(page);
});

test('the waiting room has no serious hindrance', async ({ page }) => {
  await openTable(page, twoPeople);
  await expect(page.getByRole('heading', { name: 'The table is set.' })).toBeVisible();
  await expectAccessible(page);
});

test('games by the day have no serious hindrance, on a phone neither', async ({ page, another }) => {
  const data = {
    seats: twoPeople,
    kingdom: { by: 'printed', id: 'first-game' },
    access: 'link',
    rated: false,
    clock: { days: 1 },
  };
  await page.request.patch('/api/me', { data: { name: 'Beatriz' } });
  const friend = await another();
  await friend.request.patch('/api/me', { data: { name: 'Konrad' } });
  const { id } = await (await page.request.post('/api/tables', { data })).json();
  await friend.request.post(`/api/tables/${id}/join`, { data: {} });
  const turns = async () => (await page.request.get('/api/me/turns')).json();
  await expect
    .poll(async () => (await turns()).theirs[0]?.asked ?? (await turns()).yours[0]?.asked)
    .toEqual(expect.any(Number));
  const rival = (await turns()).yours.length === 1 ? friend : page;
  await page.goto('/');
  await expect(page.locator('[data-part="turns"]')).toBeVisible();
  await expectAccessible(page);
  await rival.goto(`/table/${id}`);
  await rival.getByRole('button', { name: 'Answers in advance' }).click();
  const dialog = rival.getByRole('dialog', { name: 'Answers in advance' });
  await dialog.getByRole('radio', { name: 'Always' }).click();
  await dialog.getByRole('checkbox').last().check();
  await expectAccessible(rival);
  await rival.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(rival);
});

test('the result and the replay have no serious hindrance', async ({ page }) => {
  await resignedGame(page);
  await expectAccessible(page);
  await page.goto(`/replay/${await keptGame(page, twoPlayers)}?step=20&seat=0`);
  await expect(page.getByRole('slider')).toBeVisible();
  await expectAccessible(page);
});

test('a tournament has no serious hindrance, on a phone neither, and nothing juts out of it', async ({
  page,
  server,
}) => {
  const { id, join, playRound } = await tournamentOfEight(server.url, { kind: 'knock-out', name: 'Cup' });
  await join();
  await playRound();
  await page.goto(`/tournament/${id}`);
  await expect(page.getByRole('heading', { name: 'Bracket' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const jutting = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(jutting).toBeLessThanOrEqual(0);
  // What is played in the open is on the pages of other tests, too.
  await playRound();
  await playRound();
});

test('a profile has no serious hindrance, on a phone neither', async ({ page, server }) => {
  await rivals(server.url, ['Theodora', 'Maximilian'], { games: 5, before: () => server.putBack(60_000) });
  await server.putBack(0);
  await page.goto('/player/Theodora');
  await expect(page.getByRole('slider')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('a club has no serious hindrance, on a phone neither, and nothing juts out of it', async ({
  page,
  server,
}) => {
  const id = await livelyClub(page.request, server.url, 'Henriette');
  await page.goto(`/club/${id}`);
  await expect(page.getByRole('row', { name: /Bruno/ })).toBeVisible();
  await page.getByText('Settings', { exact: true }).click();
  await page.getByText('Calm waters').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  const jutting = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(jutting).toBeLessThanOrEqual(0);
});

test('a day that was played has no serious hindrance, on a phone neither', async ({ page }) => {
  await page.request.patch('/api/me', { data: { name: 'Ada' } });
  const { id, daily } = await (await page.request.post('/api/daily/all/play', { data: {} })).json();
  await page.goto(`/table/${id}`);
  await asked(page);
  await resign(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expectAccessible(page);
  await page.goto(`/daily/${daily.day}`);
  await expect(page.getByRole('row', { name: /Ada/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('a lesson has no serious hindrance, on a phone neither', async ({ page }) => {
  await toQuestion(page, lessons[0]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Your piles' })).toBeVisible();
  await expectAccessible(page);
});

test('a puzzle and its solution have no serious hindrance, on a phone neither', async ({ page }) => {
  const [{ id, answers }] = puzzles;
  await page.goto(`/puzzles/${id}`);
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`[data-place="pile:${answers[0].picks[0].replace('buy ', '')}"]`).click();
  await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAccessible(page);
});
