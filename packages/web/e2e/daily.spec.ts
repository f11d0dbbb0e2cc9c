import type { Page } from '@playwright/test';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { beginners } from './games.ts';
import { keptGame, resign } from './tables.ts';

const board = (page: Page) => page.getByRole('region', { name: 'Board' });

async function callMe(page: Page, name: string): Promise<void> {
  expect((await page.request.patch('/api/me', { data: { name } })).ok()).toBe(true);
}

test('the kingdom of today is played once, stands on the board, and can be shared; nobody else may look', async ({
  page,
  another,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await callMe(page, 'Beatriz');
  await page.goto('/');
  await page.getByRole('link', { name: 'Daily kingdom' }).click();
  await page.getByRole('radio', { name: 'Base' }).click();
  await expect(page.getByText('One game counts: no hints')).toBeVisible();
  await expect(board(page)).toContainText('Nobody has finished yet.');
  await page.getByRole('button', { name: 'Play the game that counts' }).click();
  await asked(page);
  const [, table] = /\/table\/(\w+)/.exec(page.url()) as RegExpExecArray;
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);

  const other = await another();
  await other.goto(`/table/${table}`);
  await expect(other.getByText('only the player of this game can look at it')).toBeVisible();

  await resign(page);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('status').filter({ hasText: 'Place' })).toHaveText('Place 1 of 1');
  await result.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  await expect(dialog.getByRole('img').first()).toHaveAccessibleName(/^Provincia daily, .*: resigned after/);
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Provincia daily, .*, Base: resigned after \d+ turns?\n[🟩🟨🟥]*\n?http.*\/daily\/[\d-]+\?set=base$/u,
  );
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^provincia-[\d-]+\.png$/);
  await page.keyboard.press('Escape');

  await result.getByRole('link', { name: 'To the board' }).click();
  const row = board(page).getByRole('row', { name: /^1 Beatriz \(you\)/ });
  await expect(row).toContainText('resigned');
  await board(page).getByRole('radio').last().click();
  await expect(board(page).getByRole('row').nth(1)).toHaveText(/^1Beatriz \(you\)010$/);
  await expect(page.getByRole('button', { name: 'Play the game that counts' })).toHaveCount(0);

  // Others see the same board.
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(board(other).getByRole('row', { name: /^1 Beatriz/ })).toBeVisible();

  await page.getByRole('button', { name: 'Play it for practice' }).click();
  await asked(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
});

test('on another day the coach says what was worst in the own game, and the games can be opened', async ({
  page,
}) => {
  const table = await keptGame(page, beginners);
  const { day } = await (await page.request.get('/api/daily')).json();
  const past = await (await page.request.get(`/api/daily/${day}/base`)).json();
  const score = { outcome: 'lost', points: 20, margin: -9, turns: 18, chance: 0.2, score: 41 };
  const result = { ...score, lead: '==---', rivalPlan: { kind: 'money', card: 'smithy' }, place: 1 };
  const rank = { ...score, place: 1, name: 'Beatriz', isMember: false, you: true, table };
  await page.route(`**/api/daily/2026-02-03/base`, (route) =>
    route.fulfill({
      json: {
        ...past,
        day: '2026-02-03',
        isToday: false,
        isClosed: true,
        own: { table, state: 'counted', result },
        board: [rank],
        you: rank,
      },
    }),
  );
  await page.goto('/daily/2026-02-03?set=base');
  await expect(page.locator('[data-part="own-result"]').getByText('Lost by 9 in 18 turns')).toBeVisible();
  const coach = page.getByRole('region', { name: 'The coach on your game' });
  await expect(coach).toContainText('seems to have followed this plan: Money with Smithy.');
  await expect(coach).toContainText(
    /Your biggest mistake was in turn \d+: “.+”. It cost \d+ percentage points?. Better: .+\./,
  );
  await board(page).getByRole('link', { name: 'replay' }).click();
  await expect(page).toHaveURL(`/replay/${table}`);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
});
