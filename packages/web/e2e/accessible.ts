import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './paths.ts';

/** The rules that colours can break. A theme is nothing but colours: see tokens.css. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/** By all rules, and in the other theme by those that it can break: the page follows the system's without being loaded again. */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  await settled(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // What is in order need not be listed, and no page has frames of another origin: both take several times as long.
    const rules = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (theme === 'dark') rules.withRules(aboutColours);
    const { violations } = await rules.analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = grave.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
    expect(found, `${where} in the ${theme} theme`).toEqual([]);
  }
}
