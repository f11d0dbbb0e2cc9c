import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { asked, play, quick } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { openTable } from './tables.ts';

const kingdom = [
  'trade-route',
  'watchtower',
  'monument',
  'quarry',
  'workers-village',
  'city',
  'mint',
  'grand-market',
  'bank',
  'peddler',
];
const withColonies = { access: 'link', rated: false, colonies: true };

const pile = (page: Page, id: string) => page.locator(`[data-place="pile:${id}"]`);
const rival = (page: Page) => page.locator('[data-place="seat:1"]');
const prompt = (page: Page) => page.locator('[data-landmark="prompt"]');

test('in a game there are Colonies, tokens on the piles, and victory tokens at the seats', async ({
  page,
}) => {
  await openTable(page, undefined, kingdom, withColonies);
  await asked(page);
  await expect(page.getByRole('group', { name: 'End of the game' })).toContainText('8 Provinces8 Colonies');
  await expect(pile(page, 'platinum')).toHaveAccessibleName(/^Platinum, Treasure, costs 9 coins, 12 left/);
  await expect(pile(page, 'colony')).toHaveAccessibleName(/Trade Route: 1 token/);
  await expect(page.getByRole('button', { name: 'Trade Route mat: 0 tokens' })).toBeVisible();
  await expect(rival(page)).toHaveAccessibleName(/, 0 victory tokens/);

  const own = page.locator('[data-place="seat:0"] [data-of="victory-tokens"]');
  await expect(own).toHaveText(/^0/);
  await play(page, {
    hands: quick,
    wishes: ['monument', 'silver'],
    until: async () => /^1/.test(await own.innerText()),
  });
  await expect(page.getByRole('log')).toContainText('victory token');
});

test('a price that has changed says what made it so, and says it aloud', async ({ page }) => {
  await page.goto('/gallery?show=prosperous');
  const peddler = pile(page, 'peddler');
  const reason = 'Costs 2 now instead of 8: Quarry −2 and Peddler −4.';
  await expect(peddler.locator('[data-part="printed-price"]')).toHaveText('8');
  await expect(peddler).toHaveAccessibleName(new RegExp(`costs 2 coins, ${reason}`));
  await expect(pile(page, 'gold').locator('[data-part="printed-price"]')).toHaveCount(0);
  await peddler.hover();
  await expect(page.getByRole('complementary').getByText(reason)).toBeVisible();
  await expectAccessible(page);
});

test('what was named, what cannot be bought and the level of a City are on the piles and to be read', async ({
  page,
}) => {
  await page.goto('/gallery?show=prosperous');
  await expect(pile(page, 'gold')).toHaveAccessibleName(
    /Named for Contraband: it cannot be bought this turn\./,
  );
  await expect(pile(page, 'grand-market')).toHaveAccessibleName(/It cannot be bought now\./);
  await expect(pile(page, 'city').locator('[data-part="tokens"]')).toContainText('II');
  await expect(pile(page, 'city')).toHaveAccessibleName(/Level II: one supply pile is empty/);

  const named = page.getByRole('list', { name: 'Holds this turn' });
  await expect(named.getByRole('listitem')).toHaveText(['Gold', 'CityWatchtower', 'Hoard ×2']);
  await tabTo(page, named.getByRole('button', { name: 'Watchtower' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Card: Watchtower' })).toBeVisible();
});

test('the order of treasures is said before they are played', async ({ page }) => {
  await page.goto('/gallery?show=prosperous');
  await expect(prompt(page)).toContainText(
    'Played in this order: Tiara, Loan, Platinum, Copper, Bank. For another order, play them one by one.',
  );
});

test('a Forge adds up what is picked and names what can be had for it', async ({ page }) => {
  await page.goto('/gallery?show=forge');
  const sum = prompt(page).getByText(/^Together they cost/);
  await expect(sum).toHaveText('Together they cost 0. Then you gain: Copper or Curse.');
  await page.locator('[data-place="hand"] button[data-card="gold"]').click();
  await expect(sum).toHaveText('Together they cost 6. Then you gain: Gold, Goons, or Grand Market.');
  await page.locator('[data-place="hand"] button[data-card="estate"]').click();
  await page.locator('[data-place="hand"] button[data-card="estate"]').click();
  await expect(sum).toHaveText('Together they cost 10. No card in the supply costs that: you gain nothing.');
});

test('Curses that are treasures look like it and are called so', async ({ page }) => {
  await page.goto('/gallery?show=curses as coins');
  await expect(pile(page, 'curse')).toHaveAccessibleName(/^Curse, Treasure, Curse, costs 0 coins/);
  const held = page.locator('[data-place="hand"] button[data-card="curse"]');
  await expect(held).toHaveAccessibleName(/^Curse, Treasure, Curse/);
  await expect(held.locator('[data-of="coins"]')).toHaveText('1');
  await page.goto('/gallery?show=buy');
  await expect(pile(page, 'curse')).toHaveAccessibleName(/^Curse, Curse, costs 0 coins/);
});

test('who has it so set is not asked about Curses and Coppers, and is told what was answered', async ({
  page,
}) => {
  const cards = [...kingdom.slice(0, 2), 'mountebank', ...kingdom.slice(2, 9)];
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Trash Curses and Coppers, ask for the rest' }).check();
  await openTable(page, ['person', { bot: 'easy' }], cards);
  const said = prompt(page).getByText(/^Answered for you: trash/);
  // It stands there until the player answers something: so one answer at a time, and none once it is there.
  for (await asked(page); !(await said.isVisible()); await asked(page))
    await play(page, { hands: quick, wishes: ['watchtower', 'copper'], until: () => true });
  await expect(page.getByRole('log')).toContainText(/You trash/);
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await expect(page.getByRole('button', { name: 'Ask me again' })).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Always ask' })).toBeChecked();
});

test('the result has the victory tokens as a part of their own', async ({ page }) => {
  await page.goto('/gallery?show=over with tokens');
  const own = page.getByRole('list', { name: 'Your points, card by card' });
  await expect(own.getByRole('listitem')).toHaveText([
    'Colony 3 × 10 = 30',
    'Province 2 × 6 = 12',
    'Victory tokens 9',
  ]);
  await expectAccessible(page);
});

test('six players with tokens: every seat says how many', async ({ page }) => {
  await page.goto('/gallery?show=six prosperous');
  const seats = page.getByRole('region', { name: 'Other players' }).getByRole('group');
  const tokens = [12, 0, 31, 4, 18];
  for (const [i, count] of tokens.entries()) {
    await expect(seats.nth(i)).toHaveAccessibleName(new RegExp(`, ${count} victory tokens`));
    await expect(seats.nth(i).locator('[data-of="victory-tokens"]')).toHaveText(String(count));
  }
  await page.getByRole('button', { name: 'My deck' }).click();
  await expect(page.locator('[data-part="victory-tokens"]')).toHaveText('Victory tokens7');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap tells why a pile costs less, and nine basic piles stand in rows of three', async ({ page }) => {
    await page.goto('/gallery?show=six prosperous');
    await pile(page, 'peddler').tap();
    await expect(page.getByText('Costs 2 now instead of 8: Quarry −2 and Peddler −4.')).toBeVisible();
    await page.locator('[data-part="peek"]').getByRole('button', { name: 'Close' }).tap();
    const rows = await page.evaluate(() =>
      ['copper', 'estate', 'platinum', 'colony', 'curse'].map(
        (id) => document.querySelector(`[data-place="pile:${id}"]`)?.getBoundingClientRect().top,
      ),
    );
    expect(rows[2]).toBe(rows[3]);
    expect(rows[2]).toBe(rows[4]);
    expect(rows[2]).toBeGreaterThan(rows[1] ?? 0);
    await expect(page.locator('[data-of="victory-tokens"]').last()).toContainText('7');
    await expectAccessible(page);
  });
});
