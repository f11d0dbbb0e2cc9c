import type { Page } from '@playwright/test';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lessons, wayThrough } from './lessons.ts';
import { expectMove, fingers, type Hands, make, mouse, remembered, wordsOf } from './taking.ts';

/** From the first page through the first three lessons, each time by what is offered next, into a first game. */
async function learn(page: Page, hands: Hands): Promise<void> {
  const course = lessons.slice(0, 3);
  await page.goto('/');
  await hands.choose(page, page.getByRole('link', { name: 'Teach me' }));
  await hands.choose(page, page.getByRole('link', { name: 'Start', exact: true }));
  for (const [i, lesson] of course.entries()) {
    await expect(page).toHaveURL(`/learn/${lesson.id}`);
    for (const move of wayThrough(lesson)) {
      await expectMove(page, move);
      await make(page, move, hands);
    }
    await expect(remembered(page)).toContainText(wordsOf(lesson.remember));
    const onward = page.getByRole('link', { name: `Next lesson: ${lessons[i + 1].title}` });
    await expect(onward).toBeVisible();
    const game = page.getByRole('button', { name: 'Start the game' });
    await expect(game).toHaveCount(i === 2 ? 1 : 0);
    await hands.choose(page, i === 2 ? game : onward);
  }
  await expect(page).toHaveURL('/solo');
  await asked(page);
  await expect(page.getByRole('region', { name: 'Explanation' })).toContainText(
    'These five cards are your hand.',
  );
}

test('somebody new is led from the first page through three lessons into a first game', async ({ page }) => {
  await learn(page, mouse);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('somebody new is led there by taps alone', async ({ page }) => {
    await learn(page, fingers);
  });
});
