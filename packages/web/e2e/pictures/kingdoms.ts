import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

const ten = 'cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop';

/** The builder of kingdoms, with each way of choosing. */
export const kingdoms: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/kingdoms');
  await camera.take(page, 'pick', { sizes: ['wide', 'middle', 'phone'] });
  await camera.take(page, 'pick top', { dark: true, top: true });

  await page.goto(`/kingdoms?cards=${ten}`);
  await page.getByRole('combobox', { name: 'Set' }).selectOption('base');
  await page.getByRole('button', { name: /^Like Village/ }).click();
  await page.getByRole('button', { name: /^Ban Witch/ }).click();
  await camera.take(page, 'full', { dark: true });
  await page.getByRole('button', { name: 'Read Village' }).click();
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'sheet', { dark: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'make a table');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('zzz');
  await camera.take(page, 'nothing found');

  await page.getByRole('radio', { name: 'Draw' }).click();
  await camera.take(page, 'draw', { dark: true });
  await page.getByRole('button', { name: 'Draw again' }).click();
  await page.waitForURL((url) => !url.search.includes(encodeURIComponent(ten)) && !url.search.includes(ten));
  await camera.take(page, 'drawn');
  await page.getByRole('radio', { name: 'Printed' }).click();
  await camera.take(page, 'printed', { dark: true });
  await page.getByRole('radio', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: 'List of cards' }).fill('Aldea, Hexe, Dragon');
  await page.getByRole('button', { name: 'Use these cards' }).click();
  await page.getByText('Not found: Dragon').waitFor();
  await camera.take(page, 'paste', { dark: true });

  await page.goto(`/kingdoms?cards=${ten}`);
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await camera.take(page, `full ${language}`, { top: true });
  }
};
