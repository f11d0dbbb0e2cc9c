import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { asked, play } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt } from './look.ts';
import { openTable, question, resign, sitDown, twoPeople } from './tables.ts';

const inEarnest = { access: 'open', rated: false, clock: { minutes: 30, increment: 0 } };

/** Two people begin a game that everybody may watch; says whose turn it is. */
async function begin(page: Page, friend: Page, cards?: string[]): Promise<Page> {
  const id = await openTable(page, twoPeople, cards, inEarnest);
  await friend.goto(`/table/${id}`);
  const sits = friend.getByRole('button', { name: 'Sit here' }).first();
  // Who has a name is not asked again.
  if ((await (await friend.request.get('/api/me')).json()).me?.named) await sits.click();
  else await sitDown(friend);
  await expect(question(page)).toBeVisible();
  await expect(question(friend)).toBeVisible();
  const isAsked = async (one: Page) => (await lookAt(one)).asked;
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true);
  return (await isAsked(page)) ? page : friend;
}

test('a game that is played is on the first page, on TV, late, and followed by the next', async ({
  page,
  another,
}) => {
  const [friend, watcher] = [await another(), await another()];
  await watcher.clock.install();
  await watcher.goto('/tv');
  await expect(watcher.getByText('Nobody is playing in the open right now.')).toBeVisible();
  await watcher.goto('/');
  await expect(watcher.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(watcher.getByRole('heading', { name: 'Being played now' })).toHaveCount(0);

  const first = await begin(page, friend);
  await watcher.clock.fastForward('00:06');
  const live = watcher.getByRole('region', { name: 'Being played now' });
  await expect(live.getByRole('listitem').filter({ hasText: 'Beatriz' }).first()).toContainText('Konrad');
  await expect(live).toContainText('Turn 1');
  await expectAccessible(watcher);
  await live.getByRole('link', { name: /^Watch: / }).click();
  await expect(watcher.getByText('You see this game 2 seconds late.')).toBeVisible();
  await play(first, { until: (look) => !look.asked });
  await asked(first === page ? friend : page);
  await expect(watcher.getByRole('log')).toContainText(first === page ? 'Beatriz' : 'Konrad');

  await watcher.goto('/');
  await watcher.getByRole('link', { name: 'TV: always the best game' }).click();
  const beside = watcher.getByRole('region', { name: 'You are watching' });
  await expect(beside).toContainText('You see this game 2 seconds late.');
  await expectAccessible(watcher);
  await watcher.setViewportSize({ width: 390, height: 844 });
  await expect(beside).toContainText('You see this game 2 seconds late.');
  await expectAccessible(watcher);
  await resign(page);
  const result = watcher.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Konrad wins');
  await expect(watcher.getByText('The next game follows in a moment.')).toBeVisible();
  await expectAccessible(watcher);
  await watcher.clock.fastForward('00:13');
  await expect(watcher.getByText('Nobody is playing in the open right now.')).toBeVisible();

  // It begins by itself when there is one.
  await begin(page, friend);
  await watcher.clock.fastForward('00:06');
  await expect(beside).toContainText('You see this game 2 seconds late.');
  await expect(result).toHaveCount(0);
  // It would be on the pages of other tests, too.
  await resign(page);
});
