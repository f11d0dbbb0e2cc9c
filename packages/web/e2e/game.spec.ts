import { play } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { keys, tabTo } from './keys.ts';

test('a whole game against a bot with the mouse, its replay, and a rematch', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radiogroup', { name: 'Strength' }).getByRole('radio', { name: 'Squire' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/table\/[a-z2-7]{16}$/);
  await play(page);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('row')).toHaveCount(3);
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(/win|share/);
  const unread = () =>
    page
      .getByRole('log')
      .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect.poll(unread, 'the chronicle has moved along with the game').toBeLessThan(80);
  await result.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await page.goBack();
  await result.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
});

test('a whole game with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const levels = page.getByRole('radiogroup', { name: 'Strength' });
  await tabTo(page, levels.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(levels.getByRole('radio', { name: 'Squire' })).toBeFocused();
  await expect(levels.getByRole('radio', { name: 'Squire' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Play now' }));
  await page.keyboard.press('Enter');
  await play(page, { hands: keys });
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('row')).toHaveCount(3);
  await tabTo(page, result.getByRole('link', { name: 'Home' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
