import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './shifts.ts';

/** In a second a line of 50 kB a second that answers after 400 ms has brought so many bytes. */
const IN_A_SECOND = 30_000;

/** As on a line so slow that the program has not come yet. */
async function withoutProgram(page: Page): Promise<void> {
  await page.route('**/*.js', () => undefined);
}

/** The program comes as soon as what is returned is called. */
async function withHeldProgram(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

test.describe('before the program has come', () => {
  test.use({ locale: 'de-DE', colorScheme: 'dark' });

  test('the page itself has the first page, in the language and the colours of the browser', async ({
    page,
  }) => {
    await withoutProgram(page);
    const reply = await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Miliz, / })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const { responseBodySize } = (await reply?.request().sizes()) ?? { responseBodySize: Number.NaN };
    expect(responseBodySize).toBeLessThan(IN_A_SECOND);
  });

  test('other pages show nothing of it, and neither does the first to somebody who has chosen something', async ({
    page,
  }) => {
    await withoutProgram(page);
    await page.goto('/cards', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#app')).toBeEmpty();
    await page.evaluate(() => localStorage.setItem('provincia-choices', '{}'));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#app')).toBeEmpty();
  });
});

for (const press of ['a click', 'Enter'] as const) {
  test(`${press} on Play before the program has come is done when it is there`, async ({ page }) => {
    const letGo = await withHeldProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    const play = page.getByRole('button', { name: 'Play now' });
    await expect(play).toBeVisible();
    if (press === 'Enter') await page.keyboard.press('Enter');
    else await play.click();
    await expect(play).toHaveAttribute('aria-busy', 'true');
    await expect(play).toContainText('Shuffling the cards…');
    letGo();
    await expect(page).toHaveURL(/\/table\//);
  });
}

test('a language that is chosen before the program has come is that of the program, and stays', async ({
  page,
}) => {
  const letGo = await withHeldProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('combobox').selectOption('de');
  letGo();
  await expect(page.locator('html:not([data-first])')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
});

test('the program draws the same in its place, and nothing moves', async ({ page }) => {
  await page.addInitScript(watchShifts);
  // What the server knows comes later, and differs from one moment to the next: who waits, what is played.
  await page.route('**/api/**', () => {});
  const letGo = await withHeldProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  const drawn = page.getByRole('button', { name: 'Play now' });
  await expect(drawn).toBeVisible();
  const before = await page.locator('main').innerText();
  letGo();
  await expect(page.locator('html:not([data-first])')).toBeVisible();
  await expect(page.locator('button[data-size]')).toHaveCount(10);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.locator('main').innerText()).toBe(before);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
});
