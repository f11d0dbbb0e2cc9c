import { expect, type Page } from '@playwright/test';
import { languages, loadTranslation } from '@provincia/catalog';

interface Place {
  readonly path: string;
  /** What is there once everything is, where that comes late and nothing says so. */
  readonly whole?: string;
}

/** Every page that needs nothing to be there. */
export const places: readonly Place[] = [
  { path: '/' },
  { path: '/kingdoms' },
  { path: '/cards' },
  { path: '/rules', whole: '#glossary' },
  { path: '/lab', whole: 'button[aria-disabled="false"]' },
  { path: '/puzzles', whole: 'search' },
  { path: '/daily', whole: '[role="timer"]' },
  { path: '/learn', whole: 'main ol' },
  { path: '/replays' },
  { path: '/account', whole: 'main table' },
  { path: '/leaderboard' },
  { path: '/tv' },
  { path: '/tournaments' },
  { path: '/tournaments/new' },
  { path: '/community' },
  { path: '/clubs' },
  { path: '/clubs/new' },
  { path: '/settings' },
  { path: '/about' },
  { path: '/mail/confirm/a-token' },
  { path: '/gallery' },
  { path: '/nowhere' },
];

/** Opens a page and waits until it is all there. */
export async function open(page: Page, { path, whole = 'main' }: Place): Promise<void> {
  await page.goto(path);
  await expect(page.locator(whole)).toBeVisible();
  await settled(page);
}

const translations = await Promise.all(languages.map(loadTranslation));
const aMoment = new RegExp(translations.map(({ say }) => say('ui.common.loading')).join('|'));

/** Waits until no part of the page is still to come, and all letters have their form: both change how wide it is. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText(aMoment)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
