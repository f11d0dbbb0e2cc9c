import { account } from './account.ts';
import { cards } from './cards.ts';
import { firstGame } from './first-game.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { kingdoms } from './kingdoms.ts';
import { lab } from './lab.ts';
import { learn } from './learn.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { solo } from './solo.ts';
import { type Scene, takeScene } from './studio.ts';
import { table } from './table.ts';

/** The longest ones first. */
const scenes: Readonly<Record<string, Scene>> = {
  gallery,
  table,
  replay,
  review,
  home,
  kingdoms,
  account,
  puzzles,
  learn,
  rules,
  solo,
  'first-game': firstGame,
  cards,
  lab,
};

export const sceneNames: readonly string[] = Object.keys(scenes);

/** Machines with two cores are common. */
const AT_ONCE = 2;

export async function takeScenes(folder: string, names: readonly string[]): Promise<void> {
  const left = [...names];
  const work = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      await takeScene(folder, name, scenes[name]);
      console.log(`${name}: done`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
