import type { Page } from '@playwright/test';
import { asked, step } from '../driver.ts';
import { beginners, sixPlayers } from '../games.ts';
import { openTable, resign } from '../tables.ts';
import { resize } from './camera.ts';
import { register, type Scene, speak } from './studio.ts';

/** Games that are reviewed, and what reviews say of a player. */
export const review: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await open(page, beginners);
  await camera.take(page, 'curve', { sizes: ['wide'], dark: true });
  await unfold(page);
  await camera.take(page, 'ways', { sizes: ['wide'], dark: true });
  for (const language of ['es', 'de'] as const) {
    await speak(page, language);
    await done(page);
    await unfold(page);
    await camera.take(page, `ways ${language}`, { sizes: ['wide'] });
  }
  // Where it lies over the table.
  await resize(page, 'phone');
  await page.reload();
  await done(page);
  await camera.take(page, 'drawer de', { sizes: ['phone', 'middle'], dark: true });
  await resize(page, 'phone');
  await unfold(page);
  await camera.take(page, 'drawer ways de', { sizes: ['phone'], dark: true });
  await speak(page, 'en');
  await done(page);
  await resize(page, 'wide');
  await page.reload();
  await done(page);
  await page.getByRole('button', { name: 'Learn from these mistakes' }).first().click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await camera.take(page, 'learning', { dark: true });

  await open(page, sixPlayers);
  await unfold(page);
  await camera.take(page, 'six players', { sizes: ['wide'], dark: true });

  const player = await newPage();
  await register(player, 'Beatriz');
  await player.goto('/player/Beatriz');
  await camera.take(player, 'no error rate');
  for (const wishes of [['curse'], ['copper'], ['silver'], ['estate'], ['silver']])
    await reviewedGame(player, wishes);
  await player.goto('/player/Beatriz');
  await player.locator('details summary').click();
  await camera.take(player, 'error rate', { dark: true });
  await speak(player, 'de');
  await camera.take(player, 'error rate de', { dark: true });
};

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/replay/local?review#${game}`);
  await page.reload();
  await done(page);
}

/** Until the whole review is there. */
async function done(page: Page): Promise<void> {
  // Plans for six players have to be looked for.
  await page.getByRole('slider').nth(1).waitFor({ timeout: PATIENCE });
  await page.locator('progress').waitFor({ state: 'detached', timeout: PATIENCE });
}

const PATIENCE = 240_000;

/** What wins in the kingdom. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('details summary').first();
  await folded.click();
  await folded.evaluate((summary) => summary.scrollIntoView());
}

/** A game that is given up after some answers. */
async function reviewedGame(page: Page, wishes: readonly string[]): Promise<void> {
  const id = await openTable(page);
  await asked(page);
  for (let answers = 0; answers < 8; answers++) await step(page, { wishes });
  await resign(page);
  await page.goto(`/replay/${id}?review`);
  await done(page);
}
