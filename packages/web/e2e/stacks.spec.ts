import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { lookAt, parts } from './look.ts';
import { question } from './tables.ts';

const hand = (page: Page, card: string) => page.locator(`[data-place="hand"] button[data-card="${card}"]`);
const picked = async (page: Page) => (await lookAt(page)).picked;

async function show(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery?show=${name}`);
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Whether all of it can be seen where it is scrolled to now. */
function isInSight(card: Locator): Promise<boolean> {
  return card.evaluate((element) => {
    const box = element.closest('[data-scrolls]')?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    return box !== undefined && left >= box.left && right <= box.right;
  });
}

test('equal cards in hand are taken one by one and given back', async ({ page }) => {
  await show(page, 'many alike');
  const copper = hand(page, 'copper');
  await expect(page.locator('[data-place="hand"] button')).toHaveCount(5);
  for (const count of [1, 2, 3]) {
    await copper.click();
    await expect(page.getByText(`${count} of 6`, { exact: true })).toBeVisible();
  }
  await expect(copper).toHaveAccessibleName(/6 alike, 3 of them chosen/);
  await expect(question(page)).toContainText('3 chosen, up to 4');

  await test.step('a raised card shows its name', async () => {
    const isOnTop = await copper.getByText('Copper').evaluate((name) => {
      const { left, top, width, height } = name.getBoundingClientRect();
      return name.parentElement?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await expect(copper.getByText('Copper')).toBeVisible();
  });

  await test.step('by the mouse', async () => {
    await copper.click({ modifiers: ['Shift'] });
    expect(await picked(page)).toBe(2);
    await copper.click({ button: 'right' });
    expect(await picked(page)).toBe(1);
    await page.getByRole('button', { name: 'One less: Copper' }).click();
    expect(await picked(page)).toBe(0);
    await expect(page.locator(parts.taken)).toHaveCount(0);
    // No more than four; then a click on one that is chosen gives it back, and others are not taken.
    for (let clicks = 0; clicks < 4; clicks++) await copper.click();
    await hand(page, 'estate').click();
    expect(await picked(page)).toBe(4);
    await copper.click();
    expect(await picked(page)).toBe(3);
  });

  await test.step('by keys', async () => {
    await copper.focus();
    await page.keyboard.press('Backspace');
    expect(await picked(page)).toBe(2);
    await page.keyboard.press('ArrowRight');
    await expect(hand(page, 'estate')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  });

  await test.step('what is half chosen outlives a reload', async () => {
    const before = await lookAt(page);
    expect(before.picked).toBe(3);
    await page.reload();
    await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
    expect(await lookAt(page)).toEqual(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('equal cards are taken and given back by thumbs', async ({ page }) => {
    await show(page, 'many alike');
    await hand(page, 'copper').tap();
    await hand(page, 'copper').tap();
    await expect(page.getByText('2 of 6', { exact: true })).toBeVisible();
    const less = page.getByRole('button', { name: 'One less: Copper' });
    const { x, y, width, height } = await less.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x, y, width, height };
    });
    // A thumb that hits it a little beside hits it.
    await page.touchscreen.tap(x + width / 2 - 20, y + height / 2 + 20);
    await expect(page.getByText('1 of 6', { exact: true })).toBeVisible();
  });

  test('the place in the deck is chosen with a thumb', async ({ page }) => {
    await show(page, 'place');
    const slider = page.getByRole('slider', { name: 'Position in the deck' });
    const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThan(300);
    await slider.tap({ position: { x: width - 4, y: 6 } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the bottom of the deck');
    await page.reload();
    await expect(slider).toHaveAttribute('aria-valuetext', 'At the bottom of the deck');
  });
});

test('a name that is looked for outlives a reload, and is found in the room of the prompt', async ({
  page,
}) => {
  await show(page, 'name');
  const box = page.getByRole('combobox', { name: 'Card name' });
  await box.fill('mi');
  await box.press('ArrowDown');
  const names = page.getByRole('listbox').getByRole('option');
  const current = page.getByRole('listbox').getByRole('option', { selected: true });
  const name = (await current.textContent()) ?? '';
  expect(name).not.toBe('');
  await expect(names.first()).not.toHaveText(name);
  await page.reload();
  await expect(box).toHaveValue('mi');
  await expect(current).toHaveText(name);
  await box.fill('');
  await expect(names.first()).toHaveAttribute('aria-selected', 'true');
});

test('every card that is laid out is reached by wheel, arrows and keys', async ({ page }) => {
  await show(page, 'many discards');
  const tray = page.getByRole('group', { name: 'Your discards' });
  const cards = tray.locator('[data-rove]');
  await expect(cards).toHaveCount(11);
  const last = cards.last();
  const [left, right] = ['Cards further left', 'Cards further right'].map((name) =>
    tray.getByRole('button', { name }),
  );
  await expect(left).toHaveCount(0);
  expect(await isInSight(last)).toBe(false);

  await test.step('by the wheel', async () => {
    await cards.nth(1).hover();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => isInSight(last)).toBe(true);
    await expect(right).toHaveCount(0);
    await page.mouse.wheel(0, -3000);
    await expect(left).toHaveCount(0);
  });

  await test.step('by the arrows', async () => {
    while (!(await isInSight(last))) await right.click();
    await expect(right).toHaveCount(0);
    while (!(await isInSight(cards.first()))) await left.click();
  });

  await test.step('by keys', async () => {
    await cards.first().focus();
    for (let i = 1; i < 11; i++) await page.keyboard.press('ArrowRight');
    await expect(last).toBeFocused();
    expect(await isInSight(last)).toBe(true);
  });
});

test('what is dragged is not chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, 'order alike');
  const tray = page.getByRole('group', { name: 'Looking at' });
  const curse = tray.locator('button[data-card="curse"]');
  expect(await isInSight(curse)).toBe(false);
  const { x, y } = (await tray.locator('button[data-card="estate"]').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await page.mouse.move(x - 100, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => isInSight(curse)).toBe(true);
  expect(await picked(page)).toBe(0);
  await curse.click();
  expect(await picked(page)).toBe(1);
});
