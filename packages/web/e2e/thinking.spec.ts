import type { Page } from '@playwright/test';
import { asked, step } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt } from './look.ts';

/** No printed set of ten: how to play it has to be found out. In this one that does not take long. */
const cards = 'bureaucrat harbinger library mine moat moneylender poacher remodel vassal workshop'.split(' ');

/** The kingdoms of which this browser knows how bots play them. */
function plannedKingdoms(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('provincia-plans');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const keys = request.result.transaction('plans').objectStore('plans').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
}

test.use({ serviceWorkers: 'allow' });

test('without a network you play against the Sovereign, and after a reload it goes on', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(page.getByRole('radio', { name: /Squire|Steward|Seneschal|Sovereign/ })).toHaveText([
    'Squire',
    'Steward',
    'Seneschal',
    'Sovereign',
  ]);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('radio', { name: 'Sovereign' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL('/solo');
  await asked(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Resume against Sovereign/ })).toBeVisible();
  await page.evaluate((kingdom) => {
    sessionStorage.setItem('provincia-solo', JSON.stringify({ seats: [null, 'hard'], kingdom }));
  }, cards);
  await page.goto('/solo');
  for (let i = 0; i < 4; i++) await step(page);
  const before = await asked(page);
  // It plays by a first plan until a better one is found, and that one is kept.
  await expect.poll(() => plannedKingdoms(page), { intervals: [100] }).toContain(cards.join(' '));

  await page.reload();
  await asked(page);
  expect(await lookAt(page)).toEqual(before);
  for (let i = 0; i < 2; i++) await step(page);
});
