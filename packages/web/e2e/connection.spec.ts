import { Cable } from './cable.ts';
import { asked } from './driver.ts';
import { test as base, expect } from './fixtures.ts';
import { lookAt, lookUntil } from './look.ts';
import { openTable, question } from './tables.ts';

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
