import { type Translation, turns } from '@provincia/catalog';
import { chronicleText, saveText } from '../table/chronicle/text.ts';
import type { ReplayScene } from './replay-context.ts';

const NAME = 'provincia';

/** The game as files to keep: a string, a text to read, and everything for a program. */
export const saving = {
  string: ({ game }: ReplayScene) => saveText(game.packed, `${NAME}.game.txt`),

  text: ({ events, names }: ReplayScene, translation: Translation) =>
    saveText(chronicleText(translation, turns(translation, events, names, null)), `${NAME}.txt`),

  json: ({ game, events, names }: ReplayScene) => {
    const { kingdom, result, gains, points, turns } = game.source;
    const whole = { packed: game.packed, players: names, kingdom, result, turns, points, gains, events };
    saveText(JSON.stringify(whole, null, 2), `${NAME}.json`);
  },
};
