import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { finishedGame } from './tables.ts';

test('a game that is over is looked at step by step, from each seat, and played on with another end', async ({
  page,
}) => {
  await finishedGame(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Place in the game' });
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
  const seats = page.getByRole('radiogroup', { name: 'Seen from' });
  await seats.getByRole('radio').nth(1).click();
  const mine = await page.getByRole('group', { name: /Your hand/ }).innerText();
  await seats.getByRole('radio').nth(2).click();
  await expect(page.getByRole('group', { name: /Your hand/ })).not.toHaveText(mine);

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL('/solo');
  await asked(page);
});

test('a moment of a game has a link, and a game as a string can be watched by anybody', async ({
  page,
  another,
}) => {
  const id = await finishedGame(page);
  await page.goto(`/replay/${id}?step=9`);
  await expect(page.getByRole('slider', { name: 'Place in the game' })).toHaveValue('9');
  const { packed } = await (await page.request.get(`/api/tables/${id}/packed`)).json();
  const friend = await another();
  await friend.goto('/replays');
  const field = friend.getByRole('textbox', { name: 'String of the game' });
  await field.fill(packed.slice(0, -9));
  await friend.getByRole('button', { name: 'Watch' }).click();
  await expect(friend.getByRole('alert').filter({ hasText: 'not a game' })).toBeVisible();
  await field.fill(packed);
  await friend.getByRole('button', { name: 'Watch' }).click();
  await expect(friend.getByRole('slider', { name: 'Place in the game' })).toBeVisible();
});
