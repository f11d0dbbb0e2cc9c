import { shortSeed } from '@provincia/arena';
import type { Options } from '@provincia/command';
import { type Entrant, entrantCalled } from '../input/entrant.ts';
import { levelOption } from '../input/level.ts';
import { seedOption } from '../input/seed.ts';
import { note, outputStyle, print } from '../output.ts';
import { listOf } from '../play/names.ts';
import { cardWords, flow } from '../play/style.ts';
import type { LabMatch } from '../sim/match.ts';
import { gamesOption, missingPiles, threadsOption } from '../sim/options.ts';
import { playWatched, STOPPED } from '../sim/watched.ts';
import { grouped, plural } from '../text/figures.ts';
import { type Ground, groundsOf } from './ground.ts';
import { gauntletJson } from './json.ts';
import { Tournaments } from './opponents.ts';
import { outcomeOf } from './outcome.ts';
import { gauntletLines } from './table.ts';

const LEVEL = 'hard';
/** The best of the strategies of the program, on each kingdom another one. */
const BEST = 'best';
/** Of the level on each kingdom, and of each pair of strategies to find the best of them. */
const GAMES = 200;
const TOURNAMENT_GAMES = 300;

/** `provincia gauntlet`: how a level does on many kingdoms, on each against the best strategy there is for it. */
export async function gauntlet(options: Options): Promise<number> {
  const level = levelOption(options.level, LEVEL);
  const against = String(options.against ?? BEST);
  const everywhere = against === BEST ? null : entrantCalled(against);
  const seed = seedOption(options.seed);
  const games = gamesOption(options.games, GAMES);
  const threads = threadsOption(options.threads);
  const grounds = groundsOf(options, seed);
  const player = entrantCalled(level);
  if (!options.json) announce(player, everywhere, grounds, games, seed);

  const opponents =
    everywhere === null ? await bestOpponents(grounds, threads) : grounds.map(() => everywhere);
  if (opponents === null) {
    note(`Stopped while the opponents were being chosen: ${player.name} has not played yet.`);
    return STOPPED;
  }
  if (everywhere !== null) noteMissing(everywhere, grounds);
  const matches = grounds.map(({ kingdom, seed: matchSeed }, i): LabMatch => {
    return { players: [player, opponents[i]], kingdom, seating: 'alternate', seed: matchSeed };
  });
  const result = await playWatched({ matches, games, threads, keep: 0, statistics: false });
  const outcome = outcomeOf(grounds, opponents, result);
  if (options.json) print(JSON.stringify(gauntletJson({ level, against, seed }, outcome)));
  else print('', ...gauntletLines(outcome, outputStyle()));
  if (!result.stopped) return 0;
  note(`Stopped after ${grouped(result.games)} of ${plural(games * matches.length, 'game')}.`);
  return STOPPED;
}

/** The winners of the tournaments on all kingdoms; null if somebody did not want to wait for them. */
async function bestOpponents(grounds: readonly Ground[], threads: number): Promise<Entrant[] | null> {
  const tournaments = new Tournaments(grounds);
  const { matches } = tournaments;
  const run = { matches, games: TOURNAMENT_GAMES, threads, keep: 0, statistics: false };
  const { stopped, matches: results } = await playWatched(run);
  return stopped ? null : tournaments.winners(results);
}

function announce(
  player: Entrant,
  everywhere: Entrant | null,
  grounds: readonly Ground[],
  games: number,
  seed: string,
): void {
  const style = outputStyle();
  const size = `${plural(grounds.length, 'kingdom')}, ${plural(games, 'game')} each`;
  print(
    style.bold(`${player.name} against ${everywhere?.name ?? 'the best strategy for each kingdom'}`),
    `${size}, seats alternate, seed ${shortSeed(seed)}`,
  );
  if (grounds.length > 1) return;
  print(...flow(['Kingdom:', ...cardWords(grounds[0].kingdom, style)], ' ', '', style.width));
}

/** Says where a strategy does not find what it would buy. */
function noteMissing(player: Entrant, grounds: readonly Ground[]): void {
  const sentences = grounds.flatMap(({ kingdom }) => missingPiles([player], kingdom));
  if (grounds.length === 1) sentences.forEach(note);
  else if (sentences.length > 0) {
    const where = `${sentences.length} of ${grounds.length} kingdoms`;
    note(`${player.name} does not find all it would buy (${listOf(player.piles)}) in ${where}.`);
  }
}
