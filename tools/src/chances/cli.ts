import { writeFileSync } from 'node:fs';
import { isPlayable, printedKingdoms } from '@provincia/catalog';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { readArgs, statusOf } from '@provincia/command';
import {
  gamesOption,
  HANDS,
  handsOption,
  learnedFrom,
  playTrials,
  print,
  STOPPED,
  seedOption,
} from '@provincia/lab';

const known = ['--games <n>', '--seed <hex>', ...HANDS];

/** On each kingdom against each opponent. */
const GAMES = 2;
const SEED = '1';

/**
 * Level hard plays as for `provincia calibrate`, but on the printed kingdoms, whose plans are known. What comes of the
 * games tells how to state the chances that it foresees, and is written down where it is shipped. Ctrl-C changes nothing.
 */
process.exitCode = await statusOf('chances', async () => {
  const { options } = readArgs(process.argv.slice(2), { options: known });
  const words = await loadCommandTranslation('en');
  const calibration = {
    level: 'hard',
    byCoach: false,
    kingdoms: printedKingdoms.filter(isPlayable).map(({ cards }) => cards),
    games: gamesOption(options.games, GAMES),
    seed: seedOption(options.seed ?? SEED),
    hands: handsOption(options),
  };
  const { outcome, stopped } = await playTrials(calibration, words);
  if (stopped) return STOPPED;
  const learned = learnedFrom(outcome.all);
  print(`${outcome.games} games: ${JSON.stringify(learned)}`);
  const file = new URL('../../../packages/bots/data/chances.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
  return 0;
});
