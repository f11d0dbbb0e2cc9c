import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { sixPlayers, twoPlayers } from './games.ts';
import { keptGame } from './tables.ts';

test('a game that is over is looked at step by step, from each seat, and played on with another end', async ({
  page,
}) => {
  await page.goto(`/replay/${await keptGame(page, sixPlayers)}`);
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(slider).not.toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));

  await slider.fill('12');
  const seats = page.getByRole('radiogroup', { name: 'View from' });
  await seats.getByRole('radio').nth(1).click();
  const mine = await page.getByRole('group', { name: /Your hand/ }).innerText();
  await seats.getByRole('radio').nth(2).click();
  await expect(page.getByRole('group', { name: /Your hand/ })).not.toHaveText(mine);

  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL('/solo');
  await asked(page);
});

test('an unfinished game on this device is not given up without a question', async ({ page }) => {
  const replay = `/replay/${await keptGame(page, twoPlayers)}?step=9`;
  const playOn = page.getByRole('button', { name: 'Play from here' });
  const sure = page.getByRole('dialog', { name: 'Play from here' });
  const begun = page.locator('[data-place="pile:witch"]');
  await page.goto(replay);
  await playOn.click();
  await expect(page).toHaveURL('/solo');
  await asked(page);

  await page.goto(`/replay/${await keptGame(page, sixPlayers)}?step=9`);
  await playOn.click();
  await expect(sure).toContainText('unfinished game');
  await sure.getByRole('button', { name: 'Keep it' }).click();
  await expect(sure).toBeHidden();
  await page.goto('/solo');
  await expect(begun).toBeVisible();

  await page.goto(`/replay/${await keptGame(page, sixPlayers)}?step=9`);
  await playOn.click();
  await sure.getByRole('button', { name: 'End it and play here' }).click();
  await expect(page).toHaveURL('/solo');
  await asked(page);
  await expect(begun).toHaveCount(0);
});

test('a moment of a game has a link, and a game as code can be watched by anybody', async ({
  page,
  another,
}) => {
  await page.goto(`/replay/${await keptGame(page, twoPlayers)}?step=9`);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toHaveValue('9');
  // A phone has no keys to be told of.
  const keys = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Keys' });
  for (const [width, count] of [
    [1280, 1],
    [390, 0],
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'All replays' })).toBeVisible();
    await expect(keys).toHaveCount(count);
    await page.keyboard.press('Escape');
  }
  const friend = await another();
  await friend.goto('/replays');
  const field = friend.getByRole('textbox', { name: 'Game code' });
  await field.fill(twoPlayers.slice(0, 60));
  await friend.getByRole('button', { name: 'Watch' }).click();
  await expect(friend.getByRole('alert').filter({ hasText: 'cannot be replayed' })).toBeVisible();
  await field.fill(twoPlayers);
  await friend.getByRole('button', { name: 'Watch' }).click();
  await expect(friend.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
});
