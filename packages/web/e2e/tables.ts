import { expect, type Page } from '@playwright/test';

/** Money and cards that ask now and then: a kingdom in which games do not take long. */
const quick = ['cellar', 'market', 'merchant', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'workshop'];

/** Makes a table as the person of this page and goes there. */
export async function openTable(
  page: Page,
  { seats = ['person', { bot: 'easy' }] as readonly unknown[], cards = quick as readonly string[] } = {},
): Promise<string> {
  const reply = await page.request.post('/api/tables', {
    data: { seats, kingdom: { by: 'cards', cards }, access: 'link', rated: false },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = await reply.json();
  await page.goto(`/table/${id}`);
  return id;
}

/** What the player is asked, as he reads it. */
export function question(page: Page) {
  return page.getByRole('region', { name: 'What is asked' });
}

/** The number of the question that is on the table. */
export async function seqOf(page: Page): Promise<number> {
  return Number(await question(page).getAttribute('data-seq'));
}
