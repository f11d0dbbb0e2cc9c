import { shortSeed } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, wholeNumber } from '@provincia/command';
import { levelOption } from '../input/level.ts';
import { outputFile } from '../input/output-file.ts';
import { seedOption } from '../input/seed.ts';
import { drawKingdoms } from '../kingdom/draw.ts';
import { wishesOf } from '../kingdom/options.ts';
import { note, outputStyle, print } from '../output.ts';
import type { Style } from '../play/style.ts';
import { gamesOption } from '../sim/options.ts';
import { NO_EXTRAS } from '../sim/recorded-arena.ts';
import { playWatched } from '../sim/watched.ts';
import { levelName, listOf, playerName } from '../text/names.ts';
import { handsOption } from '../work/hands.ts';
import { STOPPED } from '../work/watched.ts';
import { calibrateJson } from './json.ts';
import { MOST_KINGDOMS, opponents, trialsOf } from './opponents.ts';
import { outcomeOf } from './outcome.ts';
import { reliabilityPlot } from './plot.ts';
import { calibrateLines, opponentName } from './table.ts';

const LEVEL = 'hard';
const KINGDOMS = 100;
/** On each kingdom against each opponent: the level is first in one of them. */
const GAMES = 2;

/** `provincia calibrate`: how far the chances that a level states come true. */
export async function calibrate(options: Options, words: CommandTranslation): Promise<number> {
  const level = levelOption(options.level, LEVEL);
  const seed = seedOption(options.seed);
  const games = gamesOption(options.games, GAMES);
  const hands = handsOption(options);
  const plot = outputFile(options, 'plot');
  const kingdoms = drawKingdoms(wishesOf({ from: options.from }), seed, kingdomsOption(options));
  const trials = trialsOf(level, kingdoms, games, seed);
  const style = outputStyle(words);
  const run = {
    matches: trials,
    games: 1,
    hands,
    ...NO_EXTRAS,
    listenTo: { level, byCoach: options.coach === true },
  };
  const result = await playWatched(run, words, () => {
    if (!options.json) announce(level, kingdoms.length, games, seed, style);
  });
  const outcome = outcomeOf(trials, result);
  if (options.json) print(JSON.stringify(calibrateJson({ level, seed }, outcome)));
  else print('', ...calibrateLines(level, outcome, style));
  plot?.write(reliabilityPlot(outcome.all, words));
  if (!result.stopped) return 0;
  note(words.say('command.results.stoppedAfter', { games: result.games, all: trials.length }));
  return STOPPED;
}

function kingdomsOption({ kingdoms }: Options): number {
  if (kingdoms === undefined) return KINGDOMS;
  return wholeNumber(kingdoms, '--kingdoms', { min: 1, max: MOST_KINGDOMS });
}

function announce(level: string, kingdoms: number, games: number, seed: string, style: Style): void {
  const { words } = style;
  const { say } = words;
  const name = playerName(words, levelName(level));
  const others = listOf(
    words,
    opponents.map((opponent) => opponentName(opponent, style)),
  );
  print(
    style.bold(say('command.results.against', { name, others })),
    say('command.calibrate.run', { kingdoms, games, seed: shortSeed(seed) }),
  );
}
