import { expect, type Locator, type Page } from '@playwright/test';

/** Money and cards that ask now and then: a kingdom in which games do not take long. */
const quick = [
  'cellar',
  'market',
  'merchant',
  'militia',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'workshop',
];

type SeatWish = 'person' | { readonly bot: string };

const againstBot: readonly SeatWish[] = ['person', { bot: 'easy' }];
export const twoPeople: readonly SeatWish[] = ['person', 'person'];

/** Makes a table as the person of this page, goes there, and says its id. */
export async function openTable(
  page: Page,
  seats = againstBot,
  cards = quick,
  how: object = { access: 'link', rated: false },
): Promise<string> {
  if (seats.filter((seat) => seat === 'person').length > 1) await chooseName(page);
  const reply = await page.request.post('/api/tables', {
    data: { seats, kingdom: { by: 'cards', cards }, ...how },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = await reply.json();
  await page.goto(`/table/${id}`);
  return id;
}

/** Who sits down with people has a name. */
async function chooseName(page: Page, name = 'Beatriz'): Promise<void> {
  const { me } = await (await page.request.get('/api/me')).json();
  if (me?.named) return;
  const reply = await page.request.patch('/api/me', { data: { name } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Enters a name, where that is asked. */
export async function sayName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What should others call you?' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Use this name' }).click();
}

/** Takes a free seat as somebody who has no name yet. */
export async function sitDown(page: Page, name = 'Konrad'): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await sayName(page, name);
}

/** A game that is over at once: where bots alone are left it is not played on. */
export async function resignedGame(page: Page): Promise<void> {
  await openTable(page);
  await resign(page);
}

/** Makes the visitor a member. Members keep their names, so no other test uses this one, for guests neither. */
export async function register(page: Page, name: string): Promise<void> {
  const reply = await page.request.post('/api/register', { data: { name, password: 'a good password' } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Ends the game of two that is on the page. */
export async function resign(page: Page): Promise<void> {
  await giveUp(page);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

/** Leaves the game to the others. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Resign' }).click();
  await menu.getByRole('button', { name: 'Resign' }).click();
}

/** Gives the server a game to keep, and says its id. */
export async function keptGame(page: Page, packed: string): Promise<string> {
  const reply = await page.request.post('/api/replays', { data: { packed } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).id;
}

/** What the player is asked, as they read it. */
export function question(page: Page): Locator {
  return page.getByRole('region', { name: 'Your decision' });
}
