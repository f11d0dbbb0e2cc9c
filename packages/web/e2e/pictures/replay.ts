import { sixPlayers, twoPlayers } from '../games.ts';
import { keptGame, openTable, resignedGame } from '../tables.ts';
import { resize } from './camera.ts';
import type { Scene } from './studio.ts';
import { speak } from './studio.ts';

/** The list of replays, and a game that is looked at again. */
export const replay: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await page.goto('/replays');
  await camera.take(page, 'no games', { dark: true });
  await resignedGame(page);
  await resignedGame(page);
  await page.goto('/replays');
  await page.getByRole('link', { name: 'Watch' }).first().waitFor();
  await page.getByRole('textbox', { name: 'Game code' }).fill(twoPlayers.slice(0, 60));
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.getByRole('alert').filter({ hasText: 'not a game' }).waitFor();
  await camera.take(page, 'my games', { dark: true });

  const two = await keptGame(page, twoPlayers);
  const six = await keptGame(page, sixPlayers);
  await page.goto(`/replay/${two}?step=60&seat=0`);
  await slider.waitFor();
  await camera.take(page, 'hand', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  const show = page.getByRole('group', { name: 'Show' });
  await show.getByRole('button', { name: 'Points' }).click();
  await camera.take(page, 'points', { dark: true });
  await show.getByRole('button', { name: 'Cards' }).click();
  await camera.take(page, 'cards', { dark: true });
  await page.getByRole('button', { name: 'Gains' }).click();
  await camera.take(page, 'gains', { sizes: ['wide'], dark: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await camera.take(page, 'menu', { dark: true });
  await page.getByRole('button', { name: 'Keys' }).click();
  await camera.take(page, 'keys');
  await page.keyboard.press('Escape');
  await resize(page, 'phone');
  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'drawer', { sizes: ['phone', 'middle'], dark: true });
  await page.goto(`/replay/${two}`);
  await slider.waitFor();
  await page.keyboard.press('End');
  await camera.take(page, 'end', { dark: true });

  await page.goto(`/replay/${six}?step=100&seat=2`);
  await slider.waitFor();
  await camera.take(page, 'six players', { dark: true, sizes: ['wide', 'middle', 'phone'] });
  await page.getByRole('radio', { name: 'Outside' }).click();
  await camera.take(page, 'six players outside', { dark: true });
  for (const language of ['de', 'es'] as const) {
    await speak(page, language);
    await page.getByRole('slider').waitFor();
    await camera.take(page, `six players ${language}`);
  }

  const other = await newPage();
  const running = await openTable(other);
  await other.goto(`/replay/${running}`);
  await other.getByRole('alert').waitFor();
  await camera.take(other, 'still running', { dark: true });
};
