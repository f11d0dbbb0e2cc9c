import { openTable, twoPeople } from '../tables.ts';
import { register, type Scene, speak } from './studio.ts';

/** The first page with its lobby, and the small pages. */
export const home: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await camera.take(page, 'empty', { dark: true });

  for (const [name, data] of waitingTables) {
    const host = await newPage();
    await register(host, name);
    const reply = await host.request.post('/api/tables', { data });
    if (!reply.ok()) throw new Error(await reply.text());
  }
  await page.goto('/');
  await page.getByText('Konrad').waitFor();
  await page.getByText('Beatriz').waitFor();
  await camera.take(page, 'lobby', { dark: true, sizes: ['wide', 'middle', 'phone'] });

  await page.getByRole('button', { name: 'New table' }).click();
  await camera.take(page, 'new table', { dark: true });
  await page.getByRole('dialog').getByRole('radio', { name: '4' }).click();
  await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('easy');
  await page.getByRole('combobox', { name: 'Kingdom' }).selectOption('random');
  await camera.take(page, 'new table with bots');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Cellar/ }).click();
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'card', { dark: true });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Another' }).click();
  await page.getByRole('radio', { name: 'Squire' }).click();
  await camera.take(page, 'another kingdom');

  await openTable(page);
  const waiting = await openTable(page, twoPeople);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await camera.take(page, 'own tables', { dark: true });
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await page.getByText('Konrad').waitFor();
    await camera.take(page, `own tables ${language}`);
  }

  await page.request.post(`/api/tables/${waiting}/leave`);
  const other = await newPage();
  await other.goto(`/table/${waiting}`);
  await camera.take(other, 'closed table');
  await other.goto('/table/aaaaaaaaaaaaaaaa');
  await camera.take(other, 'no table', { dark: true });
  await other.goto('/nowhere');
  await camera.take(other, 'not found', { dark: true });
  await other.goto('/settings');
  await camera.take(other, 'settings', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  for (const language of ['de', 'es'] as const) {
    await speak(other, language);
    await camera.take(other, `settings ${language}`);
  }
  const alone = await newPage();
  await alone.route('**/api/tables', (route) => route.abort());
  await alone.goto('/');
  await alone.getByText('Tables cannot be shown without a connection.').waitFor();
  await camera.take(alone, 'without server');
};

const bot = { bot: 'easy' };
const waitingTables = [
  [
    'Beatriz',
    {
      seats: ['person', 'person'],
      kingdom: { by: 'printed', id: 'first-game' },
      clock: { minutes: 10, increment: 10 },
      access: 'open',
      rated: true,
    },
  ],
  [
    'Konrad',
    {
      seats: ['person', 'person', 'person', bot],
      kingdom: { by: 'printed', id: 'taking-apart' },
      access: 'open',
      rated: false,
    },
  ],
] as const;
