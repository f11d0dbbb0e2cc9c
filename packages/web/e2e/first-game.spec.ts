import type { Page } from '@playwright/test';
import { asked, step } from './driver.ts';
import { expect, test } from './fixtures.ts';

const bubble = (page: Page) => page.getByRole('region', { name: 'Explanation' });
const offer = (page: Page) => page.getByRole('region', { name: 'New here?' });
const firstGame = (page: Page) => offer(page).getByRole('button', { name: 'A first game, explained' });
const explained = (page: Page) => page.locator('[data-explains]');

/** Reads all that is explained now and tells what it was. */
async function read(page: Page): Promise<readonly string[]> {
  const ids: string[] = [];
  while ((await explained(page).count()) > 0) {
    const id = (await explained(page).getAttribute('data-explains')) ?? '';
    ids.push(id);
    await page.keyboard.press('Escape');
    await expect(page.locator(`[data-explains="${id}"]`)).toHaveCount(0);
  }
  return ids;
}

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await firstGame(page).click();
  await expect(page).toHaveURL('/solo');
  await asked(page);
}

test('who is new is offered to be taught, and Play is still one click away', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await offer(page).getByRole('link', { name: 'Teach me' }).click();
  await expect(page).toHaveURL('/learn');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('who knows the game is not asked again', async ({ page }) => {
  await page.goto('/');
  await offer(page).getByRole('button', { name: 'I know the game' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('who has played is not asked any more, and nothing was explained to them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await asked(page);
  await expect(explained(page)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('a first game explains what happens when it happens, each thing once, and goes on meanwhile', async ({
  page,
}) => {
  await begin(page);
  await expect(bubble(page)).toContainText('These five cards are your hand.');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  // Escape has read it; the next one was waiting.
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toContainText('This is the buy phase.');
  await bubble(page).getByRole('button', { name: 'Got it' }).click();
  await expect(explained(page)).toHaveCount(0);

  // What was read is not told again, also after the page was loaded anew.
  await page.reload();
  await asked(page);
  await page.keyboard.press('t');
  await expect(bubble(page)).toContainText('Choose a pile that costs no more than that.');
  // Nobody has to close it: the game goes on, and what is no longer so goes away.
  await page
    .locator('[data-place="pile:silver"], [data-place="pile:estate"]')
    .and(page.locator('[data-state="choosable"]'))
    .first()
    .click();
  await expect(bubble(page)).toContainText('What you buy goes to your discard pile.');
  const seen = new Set(['hand', 'treasures', 'buy']);
  for (let move = 0; move < 30; move++) {
    await asked(page);
    for (const id of await read(page)) {
      expect(seen).not.toContain(id);
      seen.add(id);
    }
    await step(page);
  }
  expect(seen).toContain('cleanUp');
  expect(seen).toContain('shuffle');
});

test('who wants no explanations any more gets none, until they switch them on again', async ({ page }) => {
  await begin(page);
  await bubble(page).getByRole('button', { name: 'Explain no more' }).click();
  await expect(explained(page)).toHaveCount(0);
  await page.reload();
  await asked(page);
  await expect(explained(page)).toHaveCount(0);
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Explain what happens for the first time' }).check();
  await page.goto('/solo');
  await asked(page);
  await expect(bubble(page)).toContainText('These five cards are your hand.');
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('the bubble covers neither the question nor the hand', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Eine erste Partie, erklärt' }).tap();
    await asked(page);
    const explanation = page.getByRole('region', { name: 'Erklärung' });
    await expect(explanation).toContainText('Diese fünf Karten sind deine Hand.');
    const box = await explanation.boundingBox();
    const prompt = await page.locator('[data-landmark="prompt"]').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(prompt?.y ?? 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await explanation.getByRole('button', { name: 'Verstanden' }).tap();
    await expect(explanation).toContainText('Das ist die Kaufphase.');
  });
});
