import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';

/** Those where the player is asked nothing. */
const quiet = /^(waiting|undo waits|watching|rival at sea|over|over with tokens)$/;

test('every kind of decision is drawn, with a way to answer it', async ({ page }) => {
  await page.goto('/gallery');
  const list = page.getByRole('main').getByRole('link');
  await expect(list.first()).toBeVisible();
  const names = await list.allInnerTexts();
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    await test.step(name, async () => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator('[data-landmark="prompt"]')).not.toBeEmpty();
      if (!quiet.test(name)) {
        await asked(page);
        await expect(page.locator('[data-part="question"]')).not.toBeEmpty();
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.goBack();
    });
  }
});

test('of a rival you see whether they have a deck, and not how large it is', async ({ page }) => {
  await page.goto('/gallery?show=six players');
  const rivals = page.getByRole('region', { name: 'Other players' });
  const empty = rivals.getByRole('group', { name: 'Inés: 3 cards in hand, deck empty' });
  await expect(empty.getByTitle('deck empty')).toBeVisible();
  const full = rivals.getByRole('group', { name: 'Konrad: 5 cards in hand, cards in the deck' });
  await expect(full.getByTitle('cards in the deck')).toBeVisible();
  await expect(full.getByTitle('cards in the deck')).toBeEmpty();
});

test('when it is over the result explains itself, and every deck can be unfolded', async ({ page }) => {
  await page.goto('/gallery?show=over');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('Equal points: fewer turns win.')).toBeVisible();
  await expect(result.getByRole('row', { name: /^You/ })).toContainText('1611 +111± 339, provisional');
  await expect(result.getByRole('row', { name: /^Beatriz/ })).toContainText('1702 −12± 84');
  const own = result.getByRole('list', { name: 'Your points, card by card' });
  await expect(own.getByRole('listitem')).toHaveText([
    'Province 2 × 6 = 12',
    'Nobles 2 × 2 = 4',
    'Gardens 2 × 2 = 4',
    'Estate 3 × 1 = 3',
  ]);
  const others = result.getByRole('list', { name: 'Points of Beatriz, card by card' });
  await expect(others.getByRole('listitem').last()).toHaveText('Curse 1 × −1 = −1');
  const province = result.getByRole('listitem').filter({ hasText: /Province\s*×3/ });
  await expect(result.getByText('Your deck, 24 cards')).toBeVisible();
  await expect(province).toBeHidden();
  await result.getByText('Beatriz’s deck, 29 cards').click();
  await expect(province).toBeVisible();
});
