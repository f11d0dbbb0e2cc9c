import { asked, play, quick, step } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt } from './look.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the program starts, and a game can be played and resumed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('radio', { name: 'Squire' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL('/solo');
  for (let i = 0; i < 6; i++) await step(page);

  const before = await asked(page);
  await page.reload();
  await asked(page);
  expect(await lookAt(page)).toEqual(before);

  await play(page, { hands: quick });
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
});
