import type { Page } from '@playwright/test';
import { asked } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { openTable } from './tables.ts';

// The server's own sentences are English: somebody who plays in German never sees one of them.
test.use({ locale: 'de-DE' });

test('why a table cannot be shown is said in the language of the player', async ({ page }) => {
  for (const id of ['aaaaaaaaaaaaaaaa', 'zzz']) {
    await page.goto(`/table/${id}`);
    await expect(page.getByRole('heading', { name: 'Diesen Tisch gibt es nicht' })).toBeVisible();
    await expect(page.getByText('There is no such table')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toHaveCount(0);
  }
});

test('why an answer was not taken is said in the language of the player', async ({ page }) => {
  await refuseAnswers(page, { code: 'not-offered', message: 'This is not offered.' });
  await openTable(page);
  await asked(page);
  // Treasures are left to play: ended without them, the turn is asked about first.
  await page.keyboard.press('e');
  await expect(page.getByText('Zug beenden?')).toBeVisible();
  await page.keyboard.press('e');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Das lässt sich jetzt nicht auswählen.' }),
  ).toBeVisible();
  await expect(page.getByText('is not offered')).toBeHidden();
});

/** Answers get to nobody: the socket replies to each of them that it is refused. */
async function refuseAnswers(page: Page, problem: { code: string; message: string }): Promise<void> {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const [, reply] = /^42(\d+)\["answer",/.exec(String(message)) ?? [];
      if (reply === undefined) server.send(message);
      else socket.send(`43${reply}${JSON.stringify([{ ok: false, problem }])}`);
    });
  });
}
