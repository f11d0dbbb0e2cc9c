import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const pile = (page: Page, id: string) => page.locator(`[data-place="pile:${id}"]`);
const held = (page: Page, id: string) => page.locator(`[data-wish="hand ${id}"] button[data-card]`);
const inspector = (page: Page, name: string) => page.getByRole('region', { name: `Card: ${name}` });
/** Whatever the language. */
const question = (page: Page) => page.locator('[data-landmark="prompt"]');
const note = (page: Page) => question(page).getByRole('status');

test('resting the pointer on what cannot be chosen says why beside the table, and on the rest nothing', async ({
  page,
}) => {
  await page.goto('/gallery?show=buy');
  await pile(page, 'province').hover();
  await expect(inspector(page, 'Province')).toContainText('Play your treasures first: they give 6 coins.');
  await pile(page, 'moat').hover();
  await expect(inspector(page, 'Moat')).toContainText('This pile is empty.');
  await held(page, 'hovel').hover();
  await expect(inspector(page, 'Hovel')).toContainText('This card is never played.');
  await held(page, 'smithy').hover();
  await expect(inspector(page, 'Smithy')).toContainText('You have no action left.');
  await pile(page, 'silver').hover();
  await expect(inspector(page, 'Silver')).toBeVisible();
  await expect(page.locator('[data-part="why-not"]')).toHaveCount(0);
});

test('a click on it says so in the room of the prompt, until something is answered', async ({ page }) => {
  await page.goto('/gallery?show=gain');
  await pile(page, 'gold').click();
  await expect(note(page)).toHaveText('Workshop: only cards costing up to 4 coins. This one costs 6.');
  const prompt = await question(page).boundingBox();
  await held(page, 'copper').click();
  await expect(note(page)).toHaveText('Choose from the supply now. Workshop: gain a card.');
  // It takes the place of another line: neither the prompt nor the hand below it moves.
  expect(await question(page).boundingBox()).toEqual(prompt);
});

test('while somebody else is asked, it says who', async ({ page }) => {
  await page.goto('/gallery?show=waiting');
  await held(page, 'copper').click();
  await expect(note(page)).toHaveText(/’s turn\.$/);
});

test('who reads with a screen reader hears it behind the name, and with keys it is read', async ({
  page,
}) => {
  await page.goto('/gallery?show=action');
  const gold = held(page, 'gold');
  const words = 'Treasures are played in the buy phase: end your actions first.';
  await expect(gold).toHaveAttribute('aria-description', words);
  await expect(gold).not.toHaveAccessibleName(/buy phase/);
  await expect(held(page, 'smithy')).not.toHaveAttribute('aria-description', /./);
  await expect(pile(page, 'gold')).toHaveAccessibleDescription(
    'Cards are bought in the buy phase: end your actions first.',
  );
  await gold.focus();
  await page.keyboard.press('Space');
  await expect(note(page)).toHaveText(words);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText(words);
});

test('who looks at a replay chooses nothing and is told nothing', async ({ page }) => {
  await page.goto('/gallery?show=watching');
  await expect(pile(page, 'gold')).not.toHaveAttribute('aria-description', /./);
});

test.describe('with a finger, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('a tap on a pile and a long press on a card say why', async ({ page }) => {
    await page.goto('/gallery?show=no%20money%20yet');
    await pile(page, 'village').tap();
    const peek = page.locator('[data-part="peek"]');
    await expect(peek).toContainText('Spiele zuerst deine Geldkarten aus: Sie geben 6 Münzen.');
    await peek.getByRole('button', { name: 'Schließen' }).tap();
    await pile(page, 'harem').tap();
    await expect(peek).toContainText('Spiele zuerst deine Geldkarten aus: Sie geben 6 Münzen.');
    await peek.getByRole('button', { name: 'Schließen' }).tap();

    // A long press, as the browser tells of it.
    const smithy = held(page, 'smithy');
    await smithy.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 10, clientY: 10 });
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('Du hast keine Aktion mehr.');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await smithy.tap();
    await expect(sheet).toContainText('Du hast keine Aktion mehr.');
    await page.keyboard.press('Escape');
    await expect(note(page)).toHaveText('Du hast keine Aktion mehr.');
    // It covers nothing of the hand.
    const [prompt, hand] = [await question(page).boundingBox(), await smithy.boundingBox()];
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual((hand?.y ?? 0) + 1);
  });
});
