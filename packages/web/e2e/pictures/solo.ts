import { twoPlayers } from '../games.ts';
import { playTo } from './playing.ts';
import type { Scene } from './studio.ts';

const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');

/** A game on this device, and what other pages make of it. */
export const solo: Scene = async ({ camera, newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await page.evaluate((wish) => sessionStorage.setItem('provincia-solo', JSON.stringify(wish)), {
    seats: [null, 'easy', 'easy'],
    kingdom,
  });
  await page.goto('/solo');
  await playTo(page, ({ seq, treasures }) => seq > 40 && treasures);
  await camera.take(page, 'table', { dark: true });
  await page.goto('/');
  await page.getByRole('button', { name: /^Resume against/ }).waitFor();
  await camera.take(page, 'home to resume', { dark: true });

  await page.goto(`/replay/local?step=60&seat=0#${twoPlayers}`);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'give it up', { dark: true });

  await page.goto('/solo');
  await playTo(page, ({ over }) => over);
  await camera.take(page, 'over', { dark: true });
  await page.goto('/replays');
  await page.getByRole('heading', { name: 'The last game on this device' }).waitFor();
  await camera.take(page, 'last game');
};
