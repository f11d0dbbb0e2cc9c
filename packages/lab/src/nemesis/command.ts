import { RunChance, shortSeed } from '@provincia/arena';
import { type Hunted, type Strategy, strategyText } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import type { Options } from '@provincia/command';
import { type Entrant, entrantCalled } from '../input/entrant.ts';
import { levelOption } from '../input/level.ts';
import { outputFile } from '../input/output-file.ts';
import { seedOption } from '../input/seed.ts';
import { note, outputStyle, print } from '../output.ts';
import { cardWords, flow, type Style } from '../play/style.ts';
import type { LabMatch } from '../sim/match.ts';
import { gamesOption } from '../sim/options.ts';
import { NO_EXTRAS } from '../sim/recorded-arena.ts';
import { playRun } from '../sim/run.ts';
import { playWatched } from '../sim/watched.ts';
import { levelName, playerName } from '../text/names.ts';
import { handsOption } from '../work/hands.ts';
import { STOPPED } from '../work/watched.ts';
import { huntsOption, minutesOption, nemesisKingdom } from './options.ts';
import type { Order } from './order.ts';
import { nemesisLines, outcomeOf } from './outcome.ts';
import { gamesIn, usualGameSeconds } from './pace.ts';
import { searchWatched } from './search.ts';
import { SEEDS } from './seeds.ts';
import { timetable } from './timetable.ts';
import { bestOf } from './trials.ts';

const LEVEL = 'hard';
/** In the end, to measure what was found. */
const GAMES = 200;

/** `provincia nemesis`: searches for the strategy that does best against a level on a kingdom, and measures it. */
export async function nemesis(typed: string, options: Options, words: CommandTranslation): Promise<number> {
  const started = Date.now();
  const level = levelOption(options.level, LEVEL);
  const seed = seedOption(options.seed);
  const { kingdom, title } = nemesisKingdom(typed, options, seed, words);
  const minutes = minutesOption(options.minutes);
  const games = gamesOption(options.games, GAMES);
  const hands = handsOption(options);
  // What workers find must not depend on how fast they are.
  const isCounted = options.counted === true || 'database' in hands;
  const hunts = huntsOption(options.hunts, isCounted, hands);
  const saved = outputFile(options, 'save');
  const style = outputStyle(words);
  if (!options.json) announce({ level, minutes, hunts, isCounted, games, seed, kingdom }, style);

  const prey = entrantCalled(level);
  const chance = new RunChance(seed);
  const gameSeconds = isCounted
    ? usualGameSeconds(level)
    : await secondsOfGame(prey, kingdom, chance.seedOf(SEEDS.timing));
  const left = 60 * minutes - (isCounted ? 0 : secondsSince(started));
  const time = timetable(left, { games, gameSeconds, threads: hunts });
  const length = isCounted ? { games: gamesIn(time.search) } : { until: Date.now() + 1000 * time.search };
  const orders = Array.from({ length: hunts }, (_, i): Order => {
    return { level, kingdom, seed: chance.seedOf(SEEDS.hunts + i), length };
  });
  const found = await searchWatched(orders, hands, words);
  const name = `Nemesis of level ${level}${title === undefined ? '' : ` on ${title}`}`;
  const candidates = bestFirst(found ?? []).map((strategy) => named(strategy, name));
  const trials = { level: prey, kingdom, chance, hands, games: (time.trials * hunts) / gameSeconds };
  const winner = found === null ? null : await bestOf(candidates, trials, words);
  if (found === null || winner === null) {
    note(words.say('command.results.searchStopped', { name: playerName(words, prey.name) }));
    return STOPPED;
  }
  const match = matchOf(winner, prey, kingdom, chance.seedOf(SEEDS.final));
  const result = await playWatched({ matches: [match], games, hands, ...NO_EXTRAS }, words);
  const strategy = winner.text;
  const searched = found.reduce((sum, one) => sum + one.games, 0);
  const [score] = result.matches[0].tally.players;
  const facts = { level, kingdom, seed, strategy, searched, seconds: secondsSince(started) };
  const outcome = outcomeOf(facts, score);
  if (options.json) print(JSON.stringify(outcome));
  else print('', ...nemesisLines(outcome, style));
  saved?.write(strategy);
  if (!result.stopped) return 0;
  note(words.say('command.results.stoppedAfter', { games: result.games, all: games }));
  return STOPPED;
}

interface Asked {
  readonly level: string;
  readonly minutes: number;
  readonly hunts: number;
  readonly isCounted: boolean;
  readonly games: number;
  readonly seed: string;
  readonly kingdom: readonly string[];
}

function announce({ level, isCounted, seed, kingdom, ...asked }: Asked, style: Style): void {
  const { words } = style;
  const { say } = words;
  const name = playerName(words, levelName(level));
  print(
    style.bold(say('command.results.nemesis', { name })),
    say(`command.results.${isCounted ? 'nemesisCounted' : 'nemesisRun'}`, {
      ...asked,
      seed: shortSeed(seed),
    }),
    ...flow([say('command.results.kingdom'), ...cardWords(kingdom, style)], ' ', '', style.width),
  );
}

/** The best of every search, then the second best of each. */
function bestFirst(found: readonly Hunted[]): Strategy[] {
  const ranks = Math.max(0, ...found.map(({ strategies }) => strategies.length));
  return Array.from({ length: ranks }, (_, rank) =>
    found.flatMap(({ strategies }) => strategies.slice(rank, rank + 1)),
  ).flat();
}

type Candidate = Entrant & { readonly text: string };

/** As it would come out of a file. */
function named(strategy: Strategy, name: string): Candidate {
  return { name, piles: [], text: strategyText({ ...strategy, name, description: null }) };
}

/** How long a game of the level takes when it thinks as long as it does. It may have to get to know the kingdom first. */
async function secondsOfGame(level: Entrant, kingdom: readonly string[], seed: string): Promise<number> {
  const match = matchOf(entrantCalled(USUAL), level, kingdom, seed);
  const run = { matches: [match], games: 2, hands: { threads: 1 }, ...NO_EXTRAS };
  await playRun(run);
  const { seconds, games } = await playRun(run);
  return seconds / games;
}

/** Fits every kingdom. */
const USUAL = 'big-money-ultimate';

function matchOf(player: Entrant, level: Entrant, kingdom: readonly string[], seed: string): LabMatch {
  return { players: [player, level], kingdom, seating: 'alternate', seed };
}

function secondsSince(started: number): number {
  return (Date.now() - started) / 1000;
}
