import type { Page } from '@playwright/test';
import { resize } from './camera.ts';
import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

/** In the size where the reference is a drawer, the table around the prompt changes with these. */
const drawered = [
  ...[
    'buy',
    'discard',
    'name',
    'six players',
    'at sea',
    'six at sea',
    'six prosperous',
    'large hand',
    'over',
  ],
];
const german = [
  ...['waiting', 'six players', 'six at sea', 'prosperous', 'six prosperous', 'watchtower', 'discard'],
  ...['options', 'place', 'over', 'large hand'],
];
const spanish = [
  ...['buy', 'trash', 'yes or no', 'undo asked', 'name', 'watching', 'last card', 'six at sea'],
  ...['prosperous', 'forge', 'over with tokens'],
];

/** Every kind of decision and state of the table. */
export const gallery: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/gallery');
  await camera.take(page, 'list', { dark: true });
  const names = await page.getByRole('main').getByRole('link').allInnerTexts();
  for (const name of names) {
    await show(page, name);
    await camera.take(page, name, { dark: true });
    if (drawered.includes(name)) await camera.take(page, name, { sizes: ['middle'] });
  }

  await show(page, 'discard');
  await page.locator('[data-place="hand"] [data-card="copper"]').last().dispatchEvent('click');
  await page.locator('[data-place="hand"] [data-card="hovel"]').last().dispatchEvent('click');
  await camera.take(page, 'discard chosen', { dark: true });
  await show(page, 'options');
  await page.locator('[data-landmark="prompt"]').getByRole('button').first().dispatchEvent('click');
  await camera.take(page, 'options chosen', { dark: true });
  await show(page, 'last card');
  await page.locator('[data-landmark="supply"] [data-card="market"]').dispatchEvent('click');
  await page.getByRole('button', { name: 'Take it and end the game' }).waitFor();
  await camera.take(page, 'last card taken', { dark: true });
  // What is typed or unfolded does not outlive a change of the size.
  for (const size of ['wide', 'phone'] as const) {
    await show(page, 'name');
    await resize(page, size);
    await page.getByRole('combobox', { name: 'Card name' }).fill('vil');
    await camera.take(page, 'name typed', { sizes: [size], dark: true });
    await show(page, 'over');
    await resize(page, size);
    await page.getByText('Beatriz’s deck, 29 cards').click();
    await camera.take(page, 'over with deck', { sizes: [size], dark: true });
  }
  await show(page, 'forge');
  await page.locator('[data-place="hand"] [data-card="gold"]').last().dispatchEvent('click');
  await camera.take(page, 'forge chosen', { dark: true });
  await show(page, 'action');
  await page.getByRole('button', { name: 'See all' }).click();
  await camera.take(page, 'trash list', { sizes: ['wide'], dark: true });
  await show(page, 'action');
  await resize(page, 'phone');
  await page.locator('button[data-place="trash"]').click();
  await camera.take(page, 'trash list', { sizes: ['phone'], dark: true });
  for (const size of ['wide', 'phone'] as const) {
    await show(page, 'at sea');
    await resize(page, size);
    await page.locator('[data-place="trays:0"]').click();
    await camera.take(page, 'mats', { sizes: [size], dark: true });
  }
  await show(page, 'buy');
  for (let region = 0; region < 3; region++) await page.keyboard.press('F6');
  await camera.take(page, 'focused', { dark: true });

  for (const [language, shown] of [['de', german] as const, ['es', spanish] as const]) {
    for (const name of shown) {
      await show(page, name);
      if (name === shown[0]) await speak(page, language);
      await camera.take(page, `${name} ${language}`);
    }
  }
};

async function show(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery?show=${encodeURIComponent(name)}`);
  await page.locator('[data-landmark="prompt"]').waitFor();
}
