import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { play, quick } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { openTable } from './tables.ts';

const atSea = [
  'haven',
  'native-village',
  'lighthouse',
  'fishing-village',
  'caravan',
  'island',
  'bazaar',
  'outpost',
  'treasury',
  'wharf',
];

const inPlay = (page: Page) => page.locator('[data-place="play"]');
const trays = (page: Page, seat: number) => page.locator(`[data-place="trays:${seat}"]`);

test('in a game Durations stay with a mark, and an extra turn is announced', async ({ page }) => {
  await openTable(page, undefined, atSea);
  await play(page, {
    hands: quick,
    wishes: ['caravan'],
    until: () => inPlay(page).locator('[data-part="next-turn"]').isVisible(),
  });
  await expect(inPlay(page).getByRole('button', { name: /^Caravan, .*, next turn$/ })).toBeVisible();
  await expect(trays(page, 0)).toHaveAccessibleName(/next turn: Caravan/);

  const extra = page.getByRole('banner').getByText('Extra turn');
  await play(page, { hands: quick, wishes: ['outpost', 'silver'], until: () => extra.isVisible() });
  await expect(page.getByRole('status').filter({ hasText: 'Extra turn: you' })).toBeAttached();
  await expect(page.getByRole('log')).toContainText('Extra turn: you');
});

test('what stays for the next turn, lies under it and on piles says so', async ({ page }) => {
  await page.goto('/gallery?show=at sea');
  const cards = inPlay(page).getByRole('button');
  await expect(cards.filter({ has: page.locator('[data-part="name"]') }).first()).toHaveAccessibleName(
    'Haven, Action, Duration, costs 2 coins, next turn, under it: Gold',
  );
  await expect(
    inPlay(page).getByRole('button', { name: 'Caravan, Action, Duration, costs 4 coins' }),
  ).toBeVisible();
  await expect(inPlay(page).getByRole('button', { name: /^Throne Room/ })).toHaveAccessibleName(
    /stays with Wharf$/,
  );
  await expect(inPlay(page).locator('[data-part="next-turn"]')).toHaveText([
    'next turn',
    'next turn×2',
    'next turn',
  ]);
  await expect(page.getByRole('banner')).toContainText('Extra turn');

  const silver = page.locator('[data-place="pile:silver"]');
  const rule = 'Embargo: 2 tokens. Whoever buys a card from this pile gains a Curse for each token.';
  await expect(silver).toHaveAccessibleName(new RegExp(rule));
  await silver.hover();
  await expect(page.getByRole('complementary').getByText(rule)).toBeVisible();
  await expect(page.locator('[data-place="pile:gold"] [data-part="tokens"]')).toHaveCount(0);
  await expectAccessible(page);
});

test('mats are opened with the mouse and with keys, and only their owner looks under what is hidden', async ({
  page,
}) => {
  await page.goto('/gallery?show=at sea');
  await expect(trays(page, 1)).toHaveAccessibleName(
    /^Beatriz: next turn and mats\. .*Island mat: 3 cards; Native Village mat: 4 cards; Pirate Ship: 1 token$/,
  );
  await trays(page, 1).click();
  const theirs = page.getByRole('dialog', { name: 'Beatriz: next turn and mats' });
  await expect(theirs.getByRole('region', { name: 'Island mat' }).getByRole('button')).toHaveCount(2);
  await expect(theirs.getByRole('region', { name: 'Native Village mat' })).toHaveText(/4 cards face down$/);
  await expect(theirs.getByRole('button', { name: /^Haven/ })).toHaveAccessibleName(
    /under it: 1 card face down$/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(theirs).toHaveCount(0);

  await tabTo(page, trays(page, 0));
  await page.keyboard.press('Enter');
  const own = page.getByRole('dialog', { name: 'You: next turn and mats' });
  const village = own.getByRole('region', { name: 'Native Village mat' });
  await expect(village.getByRole('button', { name: /^Wharf/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trays(page, 0)).toBeFocused();
});

test('when several things are left to do, the card is clicked that comes first', async ({ page }) => {
  await page.goto('/gallery?show=turn begins');
  const haven = inPlay(page).locator('[data-card="haven"]');
  await expect(haven).toHaveAttribute('data-state', 'choosable');
  await expect(haven).toHaveAccessibleName(/can be chosen$/);
  await expect(inPlay(page).locator('[data-card="lighthouse"]')).not.toHaveAttribute('data-state', /./);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('mats are opened by a tap, for six players', async ({ page }) => {
    await page.goto('/gallery?show=six at sea');
    await trays(page, 0).tap();
    const own = page.getByRole('dialog', { name: 'You: next turn and mats' });
    await own.getByRole('button', { name: 'Close' }).tap();
    await trays(page, 5).scrollIntoViewIfNeeded();
    await trays(page, 5).tap();
    const last = page.getByRole('dialog', { name: 'Anselm: next turn and mats' });
    await expect(last.getByRole('region', { name: 'Island mat: 7 cards' })).toBeVisible();
    await last.getByRole('button', { name: 'Close' }).tap();
    await expectAccessible(page);
  });
});
