import type { Page } from '@playwright/test';
import { asked, type Hands, mouse, play, quick, step } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { lookAt } from './look.ts';
import { openTable, question, sayName, sitDown, twoPeople } from './tables.ts';

/** How often somebody looks at a page for what another one did, in milliseconds. */
const often = { intervals: [20] };

test('two people play each other: one loads the page again, one loses the connection', async ({
  page,
  another,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends by link' }).click();
  await sayName(page, 'Beatriz');
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const friend = await another();
  await friend.goto(link);
  await sitDown(friend);
  await expect(question(page)).toBeVisible();
  await expect(question(friend)).toBeVisible();
  const players = [page, friend];
  for (let turns = 0; turns < 4; turns++) await turnOf(players);

  const [one] = await order(players);
  const seen = await lookAt(one);
  await one.reload();
  expect(await asked(one)).toEqual(seen);
  await turnOf(players);

  const [other] = await order(players);
  const before = await lookAt(other);
  const lost = other.getByText('Connection lost. Reconnecting; nothing is lost.');
  await other.context().setOffline(true);
  await expect(lost).toBeVisible();
  await other.context().setOffline(false);
  await expect(lost).toBeHidden();
  expect(await lookAt(other)).toEqual(before);

  for (;;) {
    const looks = await Promise.all(players.map(lookAt));
    if (looks.every(({ over }) => over)) break;
    await turnOf(players, quick);
  }
  const points = async (at: typeof page) => {
    const cells = await at.getByRole('region', { name: 'Result' }).getByRole('cell').allInnerTexts();
    return cells.toSorted();
  };
  expect(await points(page)).toEqual(await points(friend));
});

test('a move is undone at once against bots, and with consent among people', async ({ page, another }) => {
  await openTable(page);
  const hand = page.locator('[data-place="hand"] [data-card]');
  await play(page, { until: ({ treasures }) => treasures });
  const held = await hand.count();
  await step(page);
  expect(await hand.count()).toBeLessThan(held);
  await page.keyboard.press('u');
  await expect(hand).toHaveCount(held);

  const id = await openTable(page, twoPeople);
  const friend = await another();
  await friend.goto(`/table/${id}`);
  await sitDown(friend);
  const [first, second] = await order([page, friend]);
  await play(first, { until: ({ asked }) => !asked });
  await asked(second);
  await first.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(question(first)).toContainText(/Waiting for \w+ to agree/);
  await second.getByRole('button', { name: 'Allow' }).click();
  await asked(first);
  await expect.poll(async () => (await lookAt(second)).asked, often).toBe(false);
});

test('who watches sees no hand, neither on the page nor on the wire', async ({ page, another }) => {
  const id = await openTable(page);
  await asked(page);
  const watcher = await another();
  const frames: string[] = [];
  watcher.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await watcher.goto(`/table/${id}`);
  await expect(watcher.getByText('You are watching. Hands stay hidden.')).toBeVisible();
  await play(page, { until: ({ asked }) => !asked });
  await expect(watcher.locator('[data-place="hand"]')).toHaveCount(0);
  await expect(watcher.getByRole('button', { name: 'End turn' })).toHaveCount(0);
  const sights = frames.filter((frame) => frame.includes('"sight"'));
  expect(sights.length).toBeGreaterThan(0);
  for (const sight of sights) expect(sight).toContain('"own":null');
});

test('two tabs of one person stay in step', async ({ page, context }) => {
  const id = await openTable(page);
  await asked(page);
  const tab = await context.newPage();
  await tab.goto(`/table/${id}`);
  await asked(tab);
  for (const [here, there] of [
    [page, tab],
    [tab, page],
  ]) {
    await step(here);
    await asked(here);
    await expect.poll(() => lookAt(there), often).toEqual(await lookAt(here));
  }
});

/** The one who is asked first; in the order in which they came if it is over. */
async function order(players: readonly Page[]): Promise<readonly Page[]> {
  const isNext = async () =>
    (await Promise.all(players.map(lookAt))).findIndex(({ over, asked }) => over || asked);
  await expect.poll(isNext, often).not.toBe(-1);
  return (await isNext()) === 1 ? players.toReversed() : players;
}

/** Whoever is asked plays until the other one is. */
async function turnOf(players: readonly Page[], hands: Hands = mouse): Promise<void> {
  const [now] = await order(players);
  await play(now, { hands, until: ({ asked }) => !asked });
}
