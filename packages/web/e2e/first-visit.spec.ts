import { expect, test } from './fixtures.ts';

test('Enter plays on the first page, also after a choice was made', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now' });
  await expect(play).toContainText('Enter');
  // On what was reached by keys Enter does what it always does.
  const another = page.getByRole('button', { name: 'Another' });
  const title = page.locator('#suggested');
  const before = await title.innerText();
  await another.focus();
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(before);
  await another.click();
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
});

test('somebody new finds no game to look at again, and nothing is refused', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/replays');
  await expect(page.getByText('You have not finished a game yet.')).toBeVisible();
  expect(refused).toEqual([]);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the strategies of the lab are called by German names, and the hint for the seed stands at it', async ({
    page,
  }) => {
    await page.goto('/lab');
    const first = page.getByRole('main').getByRole('combobox').first();
    await first.selectOption({ label: 'Viel Geld mit einer Schmiede' });
    await expect(page.getByText('Viel Geld mit einer einzigen Schmiede.')).toBeVisible();
    const seed = page.getByRole('textbox', { name: 'Startwert' });
    const help = page.locator('#lab-seed-help');
    const [box, hint] = [await seed.boundingBox(), await help.boundingBox()];
    expect(hint?.x).toBe(box?.x);
    expect((hint?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(20);
  });

  test('what is wrong in a strategy is said in German', async ({ page }) => {
    await page.goto('/lab');
    await page.getByRole('combobox', { name: 'Erste Strategie' }).selectOption('own');
    await expect(page.getByText('Keine Fehler.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text der Strategie' }).fill('name: x\nbuy:\n  - goldd\n');
    const verdict = page.getByRole('status').filter({ hasText: 'Zeile 3, Spalte 5' });
    await expect(verdict).toContainText('Eine Karte „goldd“ gibt es nicht. Meinst du „gold“?');
  });
});

test('the inspector shows the card that asks while it asks', async ({ page }) => {
  await page.goto('/gallery?show=trash');
  const shows = (name: string) => expect(page.getByRole('region', { name: `Card: ${name}` })).toBeVisible();
  await shows('Chapel');
  await page.locator('[data-place="pile:market"]').hover();
  await shows('Market');
  // On nothing: the question is what matters.
  await page.locator('[data-part="question"]').hover();
  await shows('Chapel');
});
