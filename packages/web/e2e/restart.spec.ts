import { asked, step } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt } from './look.ts';
import { openTable } from './tables.ts';

test('after a crash of the server the table comes back by itself to the same question', async ({
  page,
  server,
}) => {
  await openTable(page);
  for (let i = 0; i < 5; i++) await step(page);
  const before = await asked(page);
  await server.kill();
  const lost = page.getByText('Connection lost. Reconnecting; nothing is lost.');
  await expect(lost).toBeVisible();
  await server.start();
  await expect(lost).toBeHidden();
  expect(await lookAt(page)).toEqual(before);
  await step(page);
});
