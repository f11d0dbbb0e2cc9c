import type { Page } from '@playwright/test';
import { io } from 'socket.io-client';
import { asked, play, quick, step } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt } from './look.ts';
import { openTable, question, resign, sitDown, twoPeople } from './tables.ts';

const lamp = (page: Page) => page.getByRole('button', { name: 'Hint' });
const panel = (page: Page) => page.getByRole('region', { name: 'Hint' });
const answers = (page: Page) => panel(page).getByRole('listitem');
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** An answer with its chance, the error of that, and how many games it comes from. */
const chance = String.raw`\d+% \(±\d+ in 400 games\)`;

test('against a bot the lamp and H tell what could be answered, and the result how often', async ({
  page,
}) => {
  await openTable(page);
  await asked(page);
  await expect(lamp(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('h');
  // Treasures are played in any case: what they buy is the hint.
  await expect(answers(page).first()).toHaveText(
    new RegExp(String.raw`^Play all treasures, then \S.*${chance}.+\.$`),
  );
  expect(await answers(page).count()).toBeLessThanOrEqual(3);
  await expect(panel(page).getByText(/^1 hint in this game/)).toBeVisible();
  const first = await answers(page).allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  // The same again, also after the page was loaded anew.
  await page.reload();
  await lamp(page).click();
  await expect.poll(() => answers(page).allInnerTexts()).toEqual(first);
  await expect(panel(page).getByText(/^1 hint in this game/)).toBeVisible();
  await lamp(page).click();
  await expect(panel(page)).toHaveCount(0);

  // A click follows it; what is asked next has hints of its own.
  await lamp(page).click();
  await answers(page).first().getByRole('button').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Play all treasures/ })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(panel(page).getByText(/^2 hints in this game/)).toBeVisible();
  await expect(answers(page).first()).toHaveText(new RegExp(String.raw`^Buy \S.*${chance}`));
  await answers(page).first().getByRole('button').click();
  await expect(panel(page)).toHaveCount(0);

  await resign(page);
  await expect(result(page).getByRole('row', { name: 'You' }).getByRole('cell').last()).toHaveText('2');
  await expect(lamp(page)).toHaveCount(0);
  await page.goto('/replays');
  await expect(page.getByRole('listitem').filter({ hasText: /, 2 hints/ })).not.toHaveCount(0);
});

test('an answer of several cards is filled in, to be confirmed', async ({ page }) => {
  await page.goto('/gallery?show=discard');
  await expect(lamp(page)).toBeVisible();
  expect(await lookAt(page)).toMatchObject({ picked: 0, confirm: 'missing' });
  await lamp(page).click();
  await answers(page).nth(1).getByRole('button').click();
  await expect(panel(page)).toHaveCount(0);
  expect(await lookAt(page)).toMatchObject({ picked: 2, confirm: 'ready' });
});

test('where nothing can be tried out, the panel says so', async ({ page }) => {
  await page.goto('/gallery?show=pass');
  await expect(lamp(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(panel(page)).toContainText('there is no hint. This does not count as one.');
  await expect(answers(page)).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game in this browser has hints as well', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('radio', { name: 'Squire' }).click();
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL('/solo');
    await asked(page);
    await page.keyboard.press('h');
    await expect(answers(page).first()).toHaveText(new RegExp(chance));

    // The next question puts it away.
    await step(page);
    await expect(panel(page)).toHaveCount(0);
    await play(page, { hands: quick });
    await expect(result(page).getByRole('row', { name: 'You' }).getByRole('cell').last()).toHaveText('1');
  });
});

test('who plays with another person has no lamp, and the server refuses hints by itself', async ({
  page,
  another,
  server,
}) => {
  const id = await openTable(page, twoPeople);
  const friend = await another();
  await friend.goto(`/table/${id}`);
  await sitDown(friend);
  for (const player of [page, friend]) {
    await expect(question(player)).toBeVisible();
    await player.keyboard.press('h');
    await expect(lamp(player)).toHaveCount(0);
    await expect(panel(player)).toHaveCount(0);
    const seq = Number(await player.locator('[data-seq]').getAttribute('data-seq'));
    expect(await sent(player, server.url, { table: id, seq })).toMatchObject({
      ok: false,
      problem: { code: 'no-hints' },
    });
  }
});

/** The reply to a request for a hint that is made without the page, in the name of its person. */
async function sent(page: Page, url: string, message: { table: string; seq: number }): Promise<unknown> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie, origin: url } });
  try {
    return await socket.emitWithAck('hint', message);
  } finally {
    socket.disconnect();
  }
}
