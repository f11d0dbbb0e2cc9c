import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { livelyClub } from './clubs.ts';
import { asked, play, quick, step } from './driver.ts';
import { beginners, twoPlayers } from './games.ts';
import { lessons, toQuestion } from './lessons.ts';
import { type Look, lookAt } from './look.ts';
import { PASSWORD } from './opponent.ts';
import { rivals } from './profiles.ts';
import type { Server } from './server.ts';
import { keptGame, openTable } from './tables.ts';
import { tournamentOfEight } from './tournaments.ts';
import { type NewContext, visit } from './visit.ts';

/** Takes the pictures of the documentation, in both themes. */

const folder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const bot = { bot: 'normal' };
/** Cards of three sets, with a mixed pile and Ruins. */
const kingdom = [
  'cellar',
  'moat',
  'village',
  'militia',
  'marauder',
  'smithy',
  'knights',
  'market',
  'nobles',
  'harem',
];
const wishes = ['province', 'harem', 'gold', 'nobles', 'market', 'village', 'smithy', 'militia', 'silver'];

/** Nobody stands on a board twice: in each theme it is somebody else who looks. */
const names = ['Ada', 'Otto'].values();

/** Takes a picture of what is on the page now. */
type Take = (name: string) => Promise<void>;

/** Each can be taken by itself: `npm run screenshots -- review`. */
const subjects: Readonly<Record<string, (page: Page, take: Take) => Promise<void>>> = {
  home: async (page, take) => {
    await page.goto('/');
    await take('home');
    const lobby = page.getByRole('heading', { name: 'Open tables' });
    await lobby.scrollIntoViewIfNeeded();
    await take('lobby');
  },
  match: async (page, take) => {
    await page.request.patch('/api/me', { data: { name: 'Rosa' } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Find opponents' }).click();
    const bar = page.getByRole('region', { name: 'Looking for opponents' });
    await bar.waitFor();
    await take('match');
    await page.setViewportSize(phone);
    await take('match-phone');
    await page.setViewportSize(wide);
    await bar.getByRole('button', { name: 'Cancel' }).click();
  },
  table: async (page, take) => {
    await openTable(page, ['person', bot], kingdom);
    await untilLively(page, 24);
    await take('table-2p');
    await page.locator('[data-place="pile:militia"]').focus();
    await page.keyboard.press('i');
    await page.getByRole('dialog').waitFor();
    await take('card');
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await take('table-phone');
    await page.setViewportSize(wide);
    await openTable(page, ['person', bot, bot, bot, bot, bot], kingdom);
    await untilLively(page, 12);
    await take('table-6p');
  },
  'first-game': async (page, take) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'A first game, explained' }).click();
    await asked(page);
    await page.locator('[data-explains="hand"]').waitFor();
    await take('first-game');
    await page.setViewportSize(phone);
    await take('first-game-phone');
  },
  lesson: async (page, take) => {
    await toQuestion(page, lessons[0]);
    await take('lesson');
    await page.setViewportSize(phone);
    await page.getByRole('navigation', { name: 'Your piles' }).waitFor();
    await take('lesson-phone');
  },
  daily: async (page, take) => {
    const name = names.next().value as string;
    await playDaily(page, name, ['province', 'gold', 'silver']);
    await page.goto('/daily?set=base');
    await page.getByRole('row', { name }).waitFor();
    await take('daily');
    await page.setViewportSize(phone);
    await take('daily-phone');
  },
  replay: async (page, take) => {
    await page.goto(`/replay/${await keptGame(page, twoPlayers)}?step=60&seat=0`);
    await page.getByRole('slider').waitFor();
    await take('replay');
  },
  review: async (page, take) => {
    await page.goto(`/replay/local?review&step=11&seat=0#${beginners}`);
    await untilReviewed(page);
    await take('review');
    await page.setViewportSize(phone);
    await page.reload();
    await untilReviewed(page);
    await take('review-phone');
  },
  tournament: async (page, take) => {
    const cup = { kind: 'swiss', name: 'Spring open', rounds: 4, rated: true } as const;
    await page.goto('/tournaments');
    // Names are taken once: in the other theme it is the same one.
    shownTournament ??= tournamentAfter(new URL(page.url()).origin, cup);
    await page.goto(`/tournament/${await shownTournament}`);
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
    await take('tournament');
  },
  profile: async (page, take) => {
    await page.request.post('/api/login', { data: { name: 'Konstanze', password: PASSWORD } });
    await page.goto('/player/Rosalind');
    await page.getByRole('slider').waitFor();
    await take('profile');
    await page.setViewportSize(phone);
    await page.getByRole('heading', { name: 'Cards' }).evaluate((heading) => heading.scrollIntoView());
    await take('profile-phone');
  },
  club: async (page, take) => {
    await page.goto('/clubs');
    // Names are taken once: in the other theme it is the same one, as somebody else sees it.
    shownClub ??= livelyClub(page.request, new URL(page.url()).origin, 'Otilie');
    await page.goto(`/club/${await shownClub}`);
    await page.getByRole('row', { name: /Bruno/ }).waitFor();
    await take('club');
    await page.setViewportSize(phone);
    await take('club-phone');
  },
  rules: async (page, take) => {
    await page.goto('/rules#18.1');
    await page.locator('[id="18.1"][data-marked]').waitFor();
    await take('rules');
    await page.setViewportSize(phone);
    await page.goto('/rules');
    await page.locator('#glossary').waitFor();
    await page.getByRole('searchbox').fill('shuffle');
    await page.getByText('places found').waitFor();
    await take('rules-phone');
  },
  lab: async (page, take) => {
    await page.goto('/lab');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('button[aria-disabled="true"]', { hasText: 'Stop' }).waitFor({ timeout: 120_000 });
    await page.getByRole('heading', { name: 'Result' }).evaluate((heading) => heading.scrollIntoView());
    await take('lab');
  },
};

/** Made for the first picture of it. */
let shownTournament: Promise<string> | undefined;

let shownClub: Promise<string> | undefined;

/** A tournament in the middle of its third round. */
async function tournamentAfter(url: string, wish: Parameters<typeof tournamentOfEight>[1]): Promise<string> {
  const { id, join, playRound } = await tournamentOfEight(url, wish);
  await join();
  await playRound();
  await playRound();
  await playRound(2);
  return id;
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(subjects);
if (!wanted.every((name) => name in subjects)) {
  console.error(`Usage: npm run screenshots -- [SUBJECT]...\nSubjects: ${Object.keys(subjects).join(', ')}`);
  process.exit(2);
}

// As people meet it.
process.env.TEST_DAILY_LEVEL = 'hard';
mkdirSync(folder, { recursive: true });
await visit(async (newContext, server) => {
  await openTables(newContext);
  if (wanted.includes('profile')) await longRivalry(server);
  if (wanted.includes('daily')) await fillBoard(newContext);
  for (const theme of ['light', 'dark'] as const) await picturesIn(theme, newContext);
});

async function picturesIn(theme: 'light' | 'dark', newContext: NewContext): Promise<void> {
  for (const subject of wanted) {
    // Each with a visitor of its own: some sign in.
    const context = await newContext({ colorScheme: theme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const take = async (name: string) => {
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: join(folder, `${name}-${theme}.png`) });
    };
    await subjects[subject](page, take);
    await context.close();
  }
}

/** Until the whole review is there. */
async function untilReviewed(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Chances by turn' }).waitFor();
  await page.locator('progress').waitFor({ state: 'detached', timeout: 120_000 });
}

/** Into the game, to a question with cards in play. */
async function untilLively(page: Page, steps: number): Promise<void> {
  const played = page.locator('[data-place="play"] [data-card]');
  for (let i = 0; i < steps; i++) await step(page, { wishes });
  const isLively = async ({ treasures, hand }: Look) =>
    treasures && hand.length > 1 && (await played.count()) > 1;
  await play(page, { wishes, until: isLively });
  if ((await lookAt(page)).over) throw new Error('The game ended before there was something to show.');
}

/** Two who have met every few days for half a year, and who like different cards. */
async function longRivalry(server: Server): Promise<void> {
  const [games, days] = [48, 4];
  await server.putBack((games + 1) * days * 24 * 3_600_000);
  const wishes = ['market', 'mine', 'militia', 'smithy', 'remodel', 'village', 'workshop', 'merchant'];
  await rivals(server.url, ['Rosalind', 'Konstanze'], {
    games,
    before: (game) => server.putBack((games - game) * days * 24 * 3_600_000),
    taste: (game, player) =>
      [0, 1].map((turn) => {
        const from = (game * (player + 2) + 3 * turn) % wishes.length;
        return [...wishes.slice(from), ...wishes.slice(0, from), player === 0 ? 'moat' : 'cellar'];
      }),
  });
  await server.putBack(0);
}

/** Others who have played the kingdom of today, each in another way. */
async function fillBoard(newContext: NewContext): Promise<void> {
  const people = {
    Beatriz: ['province', 'gold', 'smithy', 'laboratory', 'silver'],
    Konrad: ['province', 'duchy', 'gold', 'silver'],
    Mei: ['province', 'gold', 'market', 'festival', 'witch', 'militia', 'silver'],
  };
  for (const [name, taste] of Object.entries(people)) {
    const context = await newContext({ reducedMotion: 'reduce' });
    await playDaily(await context.newPage(), name, taste);
    await context.close();
  }
}

/** Plays the whole game of today, buying what comes first in a list. */
async function playDaily(page: Page, name: string, taste: readonly string[]): Promise<void> {
  await page.request.patch('/api/me', { data: { name } });
  const { id } = await (await page.request.post('/api/daily/base/play', { data: {} })).json();
  await page.goto(`/table/${id}`);
  await play(page, { wishes: taste, hands: quick });
}

/** Others who wait for company. */
async function openTables(newContext: NewContext): Promise<void> {
  for (const seats of [
    ['person', 'person'],
    ['person', 'person', 'person', bot],
  ]) {
    const { request } = await newContext();
    await request.patch('/api/me', { data: { name: 'Beatriz' } });
    await request.post('/api/tables', {
      data: { seats, kingdom: { by: 'printed', id: 'first-game' }, access: 'open', rated: false },
    });
  }
}
