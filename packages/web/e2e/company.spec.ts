import type { Page } from '@playwright/test';
import { asked, play } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt } from './look.ts';
import { openTable, question, resign, sayName, sitDown, twoPeople } from './tables.ts';

const plate = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Other players' }).getByRole('group', { name: new RegExp(`^${name}:`) });

/** Puts the page behind another tab, as far as it can tell, or in front again. */
function hide(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

test('the host changes the table, a guest chooses a name, and both hear what the other says', async ({
  page,
  another,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends by link' }).click();
  await sayName(page, 'Admin');
  await expect(page.getByText('This name is reserved: choose another.')).toBeVisible();
  await sayName(page, 'Beatriz');
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const friend = await another();
  await friend.goto(link);
  const seats = friend.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats).toHaveText([/Beatriz/, /Free seat/]);
  // Who only looks on has no field to write in, and is told why.
  await expect(friend.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expect(friend.getByText('Others need to know who you are.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(seats).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Player in seat 3' }).selectOption({ label: 'Bot: Squire' });
  await expect(seats).toHaveText([/Beatriz/, /Free seat/, /Bot, Squire/]);
  await page.getByRole('button', { name: 'Free seat one seat up' }).click();
  await expect(seats).toHaveText([/Free seat/, /Beatriz/, /Bot, Squire/]);
  await page.getByRole('combobox', { name: 'Player in seat 3' }).selectOption('Remove this seat');
  await expect(seats).toHaveCount(2);
  const kingdom = (at: Page) =>
    at.getByRole('region', { name: 'Kingdom' }).locator('button[data-size] [data-part="name"]');
  await page.getByRole('combobox', { name: 'Another kingdom' }).selectOption('distorted-sizes');
  await expect(kingdom(friend).filter({ hasText: 'Witch' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: '10 min + 10 s per turn' });
  const told = friend.getByRole('status').filter({ hasText: 'The host has changed' });
  await expect(told).toHaveText('The host has changed: clock.');
  const options = friend.getByRole('list', { name: 'Options' });
  await expect(options).toContainText('10 min + 10 s per turn');
  await page.getByRole('radio', { name: 'Anyone', exact: true }).click();
  await expect(options).toContainText('Open to everyone');
  await expect(told).toHaveText('The host has changed: who can join.');
  // What the rules do is said of each kingdom, until the host settles it.
  await expect(options).toContainText('Without Platinum and Colony');
  await expect(page.getByText('By the rules without: no pile is from Prosperity.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Another kingdom' }).selectOption('greater-riches');
  await expect(options).toContainText('Platinum and Colony: a chance of 5 in 10');
  await expect(page.getByText('with a chance of 5 in 10: the share of piles from Prosperity.')).toBeVisible();
  const colonies = page.getByRole('radiogroup', { name: 'Platinum and Colony' });
  await colonies.getByRole('radio', { name: 'With', exact: true }).click();
  await expect(told).toHaveText('The host has changed: Platinum and Colony.');
  await expect(options).toContainText('With Platinum and Colony');
  await expect(page.getByText('the share of piles from Prosperity.')).toHaveCount(0);
  // Guests sit here.
  await expect(page.getByRole('checkbox', { name: 'Rated game' })).toBeDisabled();
  await expect(friend.getByRole('combobox', { name: 'Clock' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Pick ten' }).click();
  const picking = page.getByRole('dialog', { name: 'Pick ten' });
  await expect(picking.getByText('10 of 10')).toBeVisible();
  await picking.getByRole('button', { name: 'Clear' }).click();
  const use = picking.getByRole('button', { name: 'Use these ten' });
  await expect(use).toHaveAttribute('aria-disabled', 'true');
  const cards = picking.locator('button[data-size]');
  for (let i = 0; i < 10; i++) await cards.nth(i).click();
  const picked = await cards
    .locator('[data-part="name"]')
    .evaluateAll((all) => all.slice(0, 10).map((name) => name.textContent ?? ''));
  await use.click();
  await expect(picking).toBeHidden();
  await expect(told).toHaveText('The host has changed: kingdom.');
  for (const one of [page, friend]) await expect(kingdom(one)).toHaveText(picked);

  await friend.getByRole('button', { name: 'Choose a name to write' }).click();
  await sayName(friend, 'Konrad');
  await friend.getByRole('textbox', { name: 'Message' }).fill('May I?');
  await friend.keyboard.press('Enter');
  await expect(page.getByText('May I?')).toBeVisible();
  // A name is asked for once.
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(question(page)).toBeVisible();
  await expect(question(friend)).toBeVisible();
  await expect(plate(friend, 'Beatriz')).toBeVisible();
  // Also with ten of another set there is what was settled.
  for (const one of [page, friend])
    for (const card of ['platinum', 'colony'])
      await expect(one.locator(`[data-card="${card}"]`).first()).toBeVisible();

  const chat = page.getByRole('button', { name: /^Chat/ });
  await expect(chat).toHaveAccessibleName('Chat');
  await friend.getByRole('button', { name: 'Chat' }).click();
  for (const words of ['Good luck', 'and have fun']) {
    await friend.getByRole('textbox', { name: 'Message' }).fill(words);
    await friend.keyboard.press('Enter');
  }
  await expect(chat).toHaveAccessibleName('Chat 2 new messages');
  await expect(page).toHaveTitle(/^\(2\) /);
  await chat.click();
  await expect(page.getByText('and have fun')).toBeVisible();
  await expect(chat).toHaveAccessibleName('Chat');
  await expect(page).toHaveTitle(/^(?!\()/);
  await page.reload();
  await expect(chat).toHaveAccessibleName('Chat');
});

test('who has just chosen a name is heard, however long the connection takes to be made again', async ({
  page,
  another,
}) => {
  const id = await openTable(page, twoPeople);
  const friend = await another();
  let delay = 0;
  await friend.routeWebSocket(/socket\.io/, async (socket) => {
    await new Promise((over) => setTimeout(over, delay));
    socket.connectToServer();
  });
  await friend.goto(`/table/${id}`);
  await friend.getByRole('button', { name: 'Choose a name to write' }).click();
  delay = 1000;
  await sayName(friend, 'Konrad');
  await friend.getByRole('textbox', { name: 'Message' }).fill('May I?');
  await friend.keyboard.press('Enter');
  await expect(page.getByText('May I?')).toBeVisible();
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('a new table is made without Platinum and Colony, and stays so', async ({ page }) => {
    await page.goto('/kingdoms?cards=bishop,city,clerk,expand,forge,magnate,monument,quarry,rabble,vault');
    await expect(page.getByText('Mit Platin und Kolonie.')).toBeVisible();
    await page.getByRole('button', { name: 'Tisch eröffnen' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Neuer Tisch' });
    await expect(dialog.getByText('Nach den Regeln mit: Alle zehn Stapel sind aus Blütezeit.')).toBeVisible();
    const colonies = page.getByRole('radiogroup', { name: 'Platin und Kolonie' });
    const widths = await colonies
      .getByRole('radio')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(widths).toEqual([0, 0, 0]);
    await colonies.getByRole('radio', { name: 'Ohne' }).tap();
    await dialog.getByRole('button', { name: 'Tisch eröffnen' }).tap();
    const naming = page.getByRole('dialog', { name: 'Wie sollen die anderen dich nennen?' });
    await naming.getByRole('textbox', { name: 'Name' }).fill('Beatriz');
    await naming.getByRole('button', { name: 'So heiße ich' }).tap();
    await expect(page).toHaveURL(/\/table\//);
    await expect(colonies.getByRole('radio', { name: 'Ohne' })).toBeChecked();
  });
});

test('who leaves is missed, an undo is declined, and all come to the rematch', async ({ page, another }) => {
  const id = await openTable(page, twoPeople);
  const [friend, watcher] = [await another(), await another()];
  await watcher.goto(`/table/${id}`);
  await friend.goto(`/table/${id}`);
  await sitDown(friend);
  const isAsked = async (one: Page) => (await lookAt(one)).asked;
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true);
  if (await isAsked(page)) await play(page, { until: (look) => !look.asked });
  await asked(friend);
  await expect(plate(page, 'Konrad')).toContainText('their turn');
  await expect(page.getByRole('banner').getByText('1 person is watching.')).toBeAttached();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('1 person is watching.')).toBeVisible();
  await page.keyboard.press('Escape');

  await friend.goto('/cards');
  await expect(plate(page, 'Konrad')).toContainText(/gone since \d/);
  await expect(question(page)).toContainText('Waiting for Konrad');
  await expect(question(page)).toContainText(
    /Konrad has been gone since .+ In 1:\d\d you can let a bot play on/,
  );
  await friend.clock.install();
  await friend.goto(`/table/${id}`);
  await expect(plate(page, 'Konrad')).toContainText('their turn');
  await asked(friend);

  // A glance at another tab is nothing, half a minute is.
  await hide(friend, true);
  await friend.clock.fastForward('00:31');
  await expect(plate(page, 'Konrad')).toContainText('away');
  await expect(question(page)).toContainText('Konrad is in another window.');
  await hide(friend, false);
  await expect(plate(page, 'Konrad')).toContainText('their turn');

  await play(friend, { until: (look) => !look.asked });
  await asked(page);
  await friend.getByRole('button', { name: 'Ask to undo' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(question(friend)).toContainText('Beatriz declined the undo.');

  await resign(page);
  const result = friend.getByRole('region', { name: 'Result' });
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText(/Konrad.*invited/);
  for (const other of [friend, watcher])
    await expect(other.getByText('Beatriz wants a rematch')).toBeVisible();
  await expect(friend).toHaveTitle(/^● Rematch/);
  await result.getByRole('button', { name: 'Play again' }).click();
  for (const one of [page, friend, watcher]) {
    await expect(question(one)).toBeVisible();
    expect(one.url()).toBe(page.url());
  }
  expect(page.url()).not.toContain(id);
  await expect(watcher.getByText('You are watching. Hands stay hidden.')).toBeVisible();
  // The winner goes last.
  expect((await asked(page)).asked).toBe(true);
});
