import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const prompt = (page: Page) => page.locator('[data-landmark="prompt"]');
const word = (page: Page, id: string) => prompt(page).locator(`[data-term="${id}"]`);

test('a word of the prompt says what it means when it is pressed, and takes neither the focus nor a key', async ({
  page,
}) => {
  await page.goto('/gallery?show=trash');
  const card = page.locator('[data-wish^="hand "] button[data-card]').first();
  await card.focus();
  await word(page, 'trash').hover();
  await word(page, 'trash').click();
  const meaning = page.getByRole('note', { name: 'trash' });
  await expect(meaning).toBeVisible();
  // It covers nothing of the hand.
  const [note, hand] = [await meaning.boundingBox(), await card.boundingBox()];
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(card).toBeFocused();
  // F6 goes from one region to the next: in the prompt to its answers, and Tab passes the words by as well.
  const focused = page.locator(':focus');
  for (let i = 0; i < 8 && (await prompt(page).locator(':focus').count()) === 0; i++) {
    await page.keyboard.press('F6');
  }
  await expect(prompt(page).locator('button:focus')).toHaveCount(1);
  await prompt(page).focus();
  await page.keyboard.press('Tab');
  await expect(focused).not.toHaveAttribute('data-term');
});

test('what is chosen after that is chosen with the first press', async ({ page }) => {
  await page.goto('/gallery?show=trash');
  await word(page, 'trash').click();
  const card = page.locator('[data-wish^="hand "] button[data-card]').first();
  await card.click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('the name of a card that asks is no word to press, and the line is as high as without words', async ({
  page,
}) => {
  await page.goto('/gallery?show=action');
  await expect(word(page, 'action-phase')).toBeVisible();
  await page.goto('/gallery?show=trash');
  await expect(word(page, 'trash')).toBeVisible();
  await expect(prompt(page).locator('em [data-term]')).toHaveCount(0);
  const line = prompt(page).locator('[data-part="question"]');
  const before = await line.boundingBox();
  await line.evaluate((element) => element.replaceChildren(element.textContent ?? ''));
  expect(await line.boundingBox()).toEqual(before);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens it inside the window, another one closes it', async ({ page }) => {
    await page.goto('/gallery?show=trash');
    await word(page, 'trash').tap();
    const meaning = page.getByRole('note', { name: 'trash' });
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await word(page, 'trash').tap();
    await expect(meaning).toHaveCount(0);
  });
});
