import type { Page, WebSocketRoute } from '@playwright/test';
import { openTable } from '../tables.ts';
import { resize } from './camera.ts';
import { calm, playTo } from './playing.ts';
import { register, type Scene, type Studio, speak } from './studio.ts';

const all = ['wide', 'middle', 'phone'] as const;
const bot = { bot: 'easy' };

/** Questions after which a game of two is in its middle, and near its end. */
const MIDDLE = 40;
const LATE = 75;

/** Piles beside the supply, mixed piles, Ruins. */
const manyPiles = [
  'bandit-camp',
  'catacombs',
  'cultist',
  'death-cart',
  'hermit',
  'knights',
  'marauder',
  'pillage',
  'rats',
  'urchin',
];

/** The table in games that are really played. */
export const table: Scene = async (studio) => {
  await waitingRoom(studio);
  await longGame(studio);
  await manyPlayers(studio);
};

async function waitingRoom({ camera, newPage }: Studio): Promise<void> {
  const [host, guest] = [await newPage(), await newPage()];
  const cut = await cuttableLine(host);
  await register(host, 'Beatriz');
  await register(guest, 'Konrad');
  const id = await openTable(host, ['person', 'person', bot]);
  await host.getByRole('heading', { name: 'The table is set.' }).waitFor();
  await camera.take(host, 'waiting room', { dark: true, sizes: all });
  await say(host, 'Good evening! Who wants to play?');
  await guest.goto(`/table/${id}`);
  await guest.getByText('Good evening!').waitFor();
  await camera.take(guest, 'waiting room of a guest', { dark: true });
  await speak(guest, 'de');
  await guest.getByText('Good evening!').waitFor();
  await camera.take(guest, 'waiting room de');
  await guest.request.post(`/api/tables/${id}/join`, { data: {} });
  await guest.reload();
  await host.getByRole('button', { name: 'Chat' }).click();
  await say(host, 'Good luck.');
  await host.getByText('Good luck.').waitFor();
  await calm(host);
  await camera.take(host, 'chat', { dark: true, sizes: ['wide'] });
  await openDrawer(host);
  await host.getByRole('button', { name: 'Chat' }).click();
  await camera.take(host, 'chat', { dark: true, sizes: ['phone', 'middle'] });
  await closeDrawer(host);
  cut();
  await host.getByText('Connection lost. Reconnecting; nothing is lost.').waitFor();
  await camera.take(host, 'no connection');
}

/** Says how the line to the table, and nothing else, is cut for good. */
async function cuttableLine(page: Page): Promise<() => void> {
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, (line) => {
    if (isCut) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  return () => {
    isCut = true;
    for (const line of lines) void line.close();
  };
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

/** A game of two from the first turn to the end. */
async function longGame({ camera, newPage, server }: Studio): Promise<void> {
  const page = await newPage();
  await server.shuffleFor('long game');
  await openTable(page);
  await playTo(page, ({ ends, treasures }) => ends && !treasures);
  await camera.take(page, 'early', { dark: true, sizes: all });

  await page.getByRole('button', { name: 'Menu' }).click();
  await camera.take(page, 'menu', { dark: true });
  await page.getByRole('button', { name: 'Resign' }).click();
  await camera.take(page, 'resign');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'keys', { dark: true });
  await page.keyboard.press('Escape');
  await page.locator('[data-landmark="supply"] [data-card="militia"]').focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'card', { dark: true });
  await page.keyboard.press('Escape');

  await playTo(page, ({ seq, treasures, hand }) => seq > MIDDLE && treasures && hand.length > 3);
  await camera.take(page, 'treasures', { dark: true, sizes: all });
  await page.getByRole('button', { name: 'What the others just did' }).click();
  await camera.take(page, 'recap', { dark: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My deck' }).click();
  await camera.take(page, 'deck', { dark: true, sizes: ['wide'] });
  await page.getByRole('button', { name: 'Chronicle' }).click();
  await page.getByRole('button', { name: /(collapse|expand) all/i }).click();
  await camera.take(page, 'chronicle', { sizes: ['wide'] });
  await page.getByRole('combobox', { name: 'Show' }).selectOption('gains');
  await camera.take(page, 'chronicle of gains', { sizes: ['wide'], dark: true });
  await openDrawer(page);
  await camera.take(page, 'drawer', { sizes: ['phone', 'middle'], dark: true });
  await resize(page, 'phone');
  await page.getByRole('button', { name: 'My deck' }).click();
  await camera.take(page, 'drawer with deck', { sizes: ['phone', 'middle'], dark: true });
  await closeDrawer(page);

  await playTo(page, ({ seq, ends, treasures }) => seq > LATE && ends && !treasures);
  await camera.take(page, 'late', { dark: true, sizes: all });
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await calm(page);
    await camera.take(page, `late ${language}`);
  }
  await speak(page, 'en');
  await playTo(page, ({ over }) => over);
  await camera.take(page, 'result', { dark: true, sizes: all });
  await speak(page, 'de');
  await camera.take(page, 'result de');
}

/** What stands beside a wide table; the key for it leads there only where there is less room. */
async function openDrawer(page: Page): Promise<void> {
  await resize(page, 'phone');
  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
}

async function closeDrawer(page: Page): Promise<void> {
  await resize(page, 'phone');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await resize(page, 'wide');
}

async function manyPlayers({ camera, newPage, server }: Studio): Promise<void> {
  const page = await newPage();
  await register(page, 'Wilma');
  await server.shuffleFor('many players');
  await openTable(page, ['person', bot, bot, bot, bot, bot], manyPiles);
  await playTo(page, ({ treasures }) => treasures);
  await camera.take(page, 'many piles', { dark: true, sizes: all });
  await playTo(page, ({ seq, treasures }) => seq > MIDDLE && treasures);
  await camera.take(page, 'many piles later', { dark: true, sizes: all });
  await page.getByRole('button', { name: 'What the others just did' }).click();
  await camera.take(page, 'many piles recap', { dark: true });
  await page.keyboard.press('Escape');
  const watcher = await newPage();
  await watcher.goto(page.url());
  await watcher.getByText('You are watching. Hands stay hidden.').waitFor();
  await camera.take(watcher, 'watched', { dark: true });
}
