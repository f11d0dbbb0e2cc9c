import { Cable } from './cable.ts';
import { asked, play } from './driver.ts';
import { test as base, expect } from './fixtures.ts';
import { lookAt, lookUntil } from './look.ts';
import { openTable, question, sitDown, twoPeople } from './tables.ts';

const test = base.extend<{ readonly cable: Cable }>({
  cable: async ({ server }, use) => {
    const cable = new Cable(server.url);
    await use(cable);
    cable.end();
  },
  baseURL: async ({ cable }, use) => use(await cable.lay()),
});

test('an answer given while there is no connection is sent by itself when there is', async ({
  page,
  cable,
}) => {
  await openTable(page);
  await asked(page);
  cable.cut();
  await expect(page.getByText('Connection lost. Reconnecting; nothing is lost.')).toBeVisible();
  await page.keyboard.press('t');
  await expect(question(page)).toContainText('Your answer is sent as soon as it is back.');
  cable.mend();
  await lookUntil(page, { asked: true, spent: true });
  await expect(question(page)).toContainText('Choose a pile to buy from');
});

test('an answer that the server has heard without saying so counts once', async ({ page, cable }) => {
  await openTable(page);
  await asked(page);
  await page.keyboard.press('t');
  const { seq } = await lookUntil(page, { asked: true, spent: true });
  const heard = cable.deafen();
  await page.locator('[data-place="pile:estate"]').click();
  await heard;
  cable.cut();
  cable.mend();
  await expect.poll(async () => (await lookAt(page)).seq).toBeGreaterThan(seq);
  await asked(page);
  await expect(page.getByRole('button', { name: /^Estate,.*7 left/ })).toBeVisible();
});

test('an undo is sent again too, and counts once', async ({ page, cable }) => {
  await openTable(page);
  await asked(page);
  const hand = (count: number) => page.getByRole('group', { name: `Your hand, ${count} cards` });
  for (const count of [5, 4]) await hand(count).locator('[data-card="copper"]').last().click();
  await expect(hand(3)).toBeVisible();
  const heard = cable.deafen();
  await page.keyboard.press('u');
  await heard;
  cable.cut();
  cable.mend();
  await expect(hand(4)).toBeVisible();

  // Taken back twice there would be nothing left to take back.
  cable.cut();
  await expect(page.getByText('Connection lost. Reconnecting; nothing is lost.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(question(page)).toContainText('Your undo is sent as soon as it is back.');
  cable.mend();
  await expect(hand(5)).toBeVisible();
});

test('what one says to the undo of another is sent again', async ({ page, another, cable }) => {
  const id = await openTable(page, twoPeople);
  const friend = await another();
  await friend.goto(`/table/${id}`);
  await sitDown(friend);
  const isAsked = async (one: typeof page) => (await lookAt(one)).asked;
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true);
  const [first, second] = (await isAsked(page)) ? [page, friend] : [friend, page];
  await play(first, { until: (look) => !look.asked });
  await asked(second);
  await first.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(second.getByRole('button', { name: 'Allow' })).toBeVisible();
  cable.cut();
  await expect(second.getByText('Connection lost. Reconnecting; nothing is lost.')).toBeVisible();
  await second.getByRole('button', { name: 'Allow' }).click();
  await expect(question(second)).toContainText('Your answer is sent as soon as it is back.');
  cable.mend();
  await asked(first);
  await expect.poll(() => isAsked(second)).toBe(false);
});
