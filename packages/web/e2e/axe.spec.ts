import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { openTable } from './tables.ts';

const pages = ['/', '/kingdoms', '/cards', '/lab', '/replays', '/account', '/leaderboard', '/settings', '/gallery'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });
    for (const path of pages) {
      test(`${path} has no serious hindrance`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page, theme);
      });
    }

    test('the table has no serious hindrance', async ({ page }) => {
      await openTable(page);
      await asked(page);
      await expectAccessible(page, theme);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, theme);
    });

    test('the waiting room has no serious hindrance', async ({ page }) => {
      await openTable(page, { seats: ['person', 'person'] });
      await expectAccessible(page, theme);
    });
  });
}

async function expectAccessible(page: Page, theme: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) })),
  ).toEqual([]);
}
