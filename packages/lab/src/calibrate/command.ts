import { RunChance, shortSeed } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, wholeNumber } from '@provincia/command';
import { settledKingdom } from '../input/colonies.ts';
import { levelOption } from '../input/level.ts';
import { outputFile } from '../input/output-file.ts';
import { seedOption } from '../input/seed.ts';
import { drawKingdoms } from '../kingdom/draw.ts';
import { wishesOf } from '../kingdom/options.ts';
import { note, outputStyle, print } from '../output.ts';
import type { Style } from '../play/style.ts';
import { gamesOption } from '../sim/options.ts';
import { levelName, listOf, playerName } from '../text/names.ts';
import { handsOption } from '../work/hands.ts';
import { STOPPED } from '../work/watched.ts';
import { calibrateJson } from './json.ts';
import { MOST_KINGDOMS, opponents } from './opponents.ts';
import { type Calibration, playTrials } from './play.ts';
import { reliabilityPlot } from './plot.ts';
import { calibrateLines, opponentName } from './table.ts';

const LEVEL = 'hard';
const KINGDOMS = 100;
/** On each kingdom against each opponent: the level is first in one of them. */
const GAMES = 2;

/** `provincia calibrate`: how far the chances that a level states come true. */
export async function calibrate(options: Options, words: CommandTranslation): Promise<number> {
  const calibration = calibrationOf(options);
  const { level } = calibration;
  const plot = outputFile(options, 'plot');
  const style = outputStyle(words);
  const { outcome, all, stopped } = await playTrials(calibration, words, () => {
    if (!options.json) announce(calibration, style);
  });
  if (options.json) print(JSON.stringify(calibrateJson(calibration, outcome)));
  else print('', ...calibrateLines(level, outcome, style));
  plot?.write(reliabilityPlot(outcome.all, words));
  if (!stopped) return 0;
  note(words.say('command.results.stoppedAfter', { games: outcome.games, all }));
  return STOPPED;
}

function calibrationOf(options: Options): Calibration {
  const seed = seedOption(options.seed);
  const chance = new RunChance(seed);
  const drawn = drawKingdoms(wishesOf({ from: options.from }), seed, kingdomsOption(options));
  return {
    level: levelOption(options.level, LEVEL),
    byCoach: options.coach === true,
    kingdoms: drawn.map((kingdom, i) => settledKingdom(kingdom, chance.seedOf(i), undefined)),
    games: gamesOption(options.games, GAMES),
    seed,
    hands: handsOption(options),
  };
}

function kingdomsOption({ kingdoms }: Options): number {
  if (kingdoms === undefined) return KINGDOMS;
  return wholeNumber(kingdoms, '--kingdoms', { min: 1, max: MOST_KINGDOMS });
}

function announce({ level, kingdoms, games, seed }: Calibration, style: Style): void {
  const { words } = style;
  const { say } = words;
  const name = playerName(words, levelName(level));
  const others = listOf(
    words,
    opponents.map((opponent) => opponentName(opponent, style)),
  );
  print(
    style.bold(say('command.results.against', { name, others })),
    say('command.calibrate.run', { kingdoms: kingdoms.length, games, seed: shortSeed(seed) }),
  );
}
