import type { Page } from '@playwright/test';
import { languages, loadGlossary, loadTranslation } from '@provincia/catalog';
import { expect, test } from './fixtures.ts';

const rule = (page: Page, number: string) => page.locator(`[id="${number}"]`);
const found = (page: Page) => page.getByRole('search').getByRole('status');

/** Opens the rules and waits until all of them are there. */
async function openRules(page: Page, hash = ''): Promise<void> {
  await page.goto(`/rules${hash}`);
  await expect(page.locator('#glossary')).toBeAttached();
}

/** Opens a card on the page of all cards. */
async function readCard(page: Page, name: string): Promise<void> {
  await page.goto('/cards');
  await page.getByRole('searchbox').fill(name);
  await page.locator('main button[data-size]').first().click();
  await expect(page.getByRole('dialog').locator('[data-term]').first()).toBeVisible();
}

test('a link to a rule scrolls there and marks it; numbers are links, and links can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRules(page, '#9.3');
  await expect(rule(page, '9.3')).toHaveAttribute('data-marked', 'true');
  await expect(rule(page, '9.3')).toBeInViewport();
  await expect(rule(page, '1.1')).not.toBeInViewport();
  await expect(rule(page, '9.3')).toBeFocused();

  await page.getByRole('link', { name: 'Rule 10.4', exact: true }).click();
  await expect(page).toHaveURL(/\/rules#10\.4$/);
  await expect(page.locator('[data-marked]')).toHaveCount(1);
  await expect(rule(page, '10.4')).toHaveAttribute('data-marked', 'true');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.goto('/rules#glossary-gain');
  await expect(page.locator('#glossary-gain')).toHaveAttribute('data-marked', 'true');
  await expect(page.locator('#glossary-gain')).toBeInViewport();
});

test('the contents stand beside the rules, and are folded on a phone', async ({ page }) => {
  await openRules(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: '6 Timing' }).click();
  await expect(page.getByRole('heading', { name: 'Timing' })).toBeInViewport();
  await expect(contents).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents.getByRole('link', { name: '8 Costs' })).toBeHidden();
  await contents.getByText('Contents').click();
  await contents.getByRole('link', { name: '8 Costs' }).click();
  await expect(page.getByRole('heading', { name: 'Costs', exact: true, level: 2 })).toBeInViewport();
});

test('a search leaves what fits, whatever its case and accents, and a link out of it shows everything again', async ({
  page,
}) => {
  await openRules(page);
  await page.getByRole('searchbox').fill('THRÔNE madman');
  await expect(found(page)).toHaveText('Nothing found. Try one word, or another one for the same thing.');
  await expect(page.getByRole('search').getByRole('link')).toHaveAttribute('href', '/cards');
  await page.getByRole('searchbox').fill('PROCESSÍON madman');
  await expect(found(page)).toHaveText('1 place found');
  await expect(rule(page, '7.6')).toBeVisible();
  await expect(rule(page, '7.5')).toBeHidden();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: '8 Costs' }).click();
  await expect(rule(page, '7.5')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Costs', exact: true, level: 2 })).toBeInViewport();
});

/** What is marked on the page, in its order. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map((range) => {
      const { startContainer, startOffset, endOffset } = range;
      return startContainer.isConnected && startContainer.textContent?.slice(startOffset, endOffset);
    }),
  );

test('a search marks what it found, in tables too, and counts the places', async ({ page }) => {
  await openRules(page);
  await page.getByRole('searchbox').fill('processíon MADMAN');
  await expect.poll(() => marked(page)).toEqual(['Procession', 'Madman', 'Procession']);
  await page.getByRole('searchbox').fill('left after dealing');
  await expect(found(page)).toHaveText('1 place found');
  await expect(page.getByText('left after dealing')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(rule(page, '7.5')).toBeVisible();
  await expect.poll(() => marked(page)).toEqual([]);
});

test('a rule lists the scenarios that prove it, and its cards can be read', async ({ page }) => {
  await openRules(page, '#5.3');
  const mark = rule(page, '5.3').getByRole('button', { name: /^\d+ tested examples$/ });
  const count = Number.parseInt((await mark.textContent()) ?? '', 10);
  await mark.click();
  const proofs = rule(page, '5.3').getByRole('listitem');
  await expect(proofs).toHaveCount(count);
  await expect(proofs.first()).toContainText(/scenarios\/.+\.yaml$/);
  await mark.click();
  await expect(proofs).toHaveCount(0);
  await rule(page, '5.8').getByRole('button', { name: 'Cellar' }).click();
  await expect(page.getByRole('dialog', { name: 'Card: Cellar' })).toBeVisible();
});

test('on paper there are the rules and nothing to press', async ({ page }) => {
  await openRules(page, '#5.3');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(rule(page, '5.3')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  for (const part of ['banner', 'search', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(part).first()).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(page.getByRole('button', { name: /tested example/ }).first()).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a word on a card says what it means under the mouse, with a link to its rule', async ({
  page,
  context,
}) => {
  await readCard(page, 'Militia');
  const dialog = page.getByRole('dialog', { name: 'Card: Militia' });
  const word = dialog.locator('[data-term="discard"]');
  await expect(word).toHaveCount(1);
  await word.hover();
  const meaning = page.getByRole('note', { name: 'discard' });
  await expect(meaning).toContainText('Put a card on your own discard pile');
  await meaning.hover();
  await expect(meaning).toBeVisible();
  const opened = context.waitForEvent('page');
  await meaning.getByRole('link', { name: 'Rule 4.6' }).click();
  const rules = await opened;
  await expect(rule(rules, '4.6')).toHaveAttribute('data-marked', 'true');
  await rules.close();
  await page.mouse.move(2, 2);
  await expect(meaning).toHaveCount(0);
});

test('the same with keys: Enter opens it, Tab leads to the link, Escape closes it and not the card', async ({
  page,
}) => {
  await readCard(page, 'Militia');
  const word = page.getByRole('dialog').locator('[data-term="discard"]');
  await word.focus();
  await page.keyboard.press('Enter');
  const meaning = page.getByRole('note', { name: 'discard' });
  await expect(meaning).toBeVisible();
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(meaning.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(word).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('beside the table a word is explained too, and the game waits', async ({ page }) => {
  await page.goto('/gallery?show=buy');
  await page.locator('[data-place="pile:gold"]').hover();
  await page.locator('[data-place^="pile:"]').first().hover();
  const word = page.locator('section [data-term]').first();
  await expect(word).toBeVisible();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('note')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('note')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap says what a word means, the next one elsewhere closes it', async ({ page }) => {
    await readCard(page, 'Militia');
    const dialog = page.getByRole('dialog', { name: 'Card: Militia' });
    await dialog.locator('[data-term="discard"]').tap();
    const meaning = page.getByRole('note', { name: 'discard' });
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('heading', { name: 'Card: Militia' }).tap();
    await expect(meaning).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});

for (const language of languages) {
  test(`the rules and the words of cards are in the chosen language: ${language}`, async ({ page }) => {
    const { say, cards } = await loadTranslation(language);
    const glossary = await loadGlossary(language);
    await page.goto('/');
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('ui.rules.title') })
      .click();
    await expect(page).toHaveURL('/rules');
    await expect(page.locator('#glossary')).toHaveText(say('ui.rules.glossary'));
    await page
      .getByRole('link', { name: say('ui.rules.rule', { number: '4.8' }), exact: true })
      .first()
      .click();
    await expect(rule(page, '4.8')).toHaveAttribute('data-marked', 'true');
    await expect(page.locator('#glossary-gain')).toContainText(glossary.gain.text);
    await readCard(page, cards.remodel.name);
    await page.getByRole('dialog').locator('[data-term="trash"]').click();
    await expect(page.getByRole('note', { name: glossary.trash.word })).toContainText(glossary.trash.text);
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the rules can be read', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await openRules(page, '#7.1');
    await expect(rule(page, '7.1')).toBeInViewport();
  });
});
