import { shortSeed } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal } from '@provincia/command';
import { type Entrant, entrantCalled } from '../input/entrant.ts';
import { levelOption } from '../input/level.ts';
import { seedOption } from '../input/seed.ts';
import { note, outputStyle, print } from '../output.ts';
import { cardWords, flow, type Style } from '../play/style.ts';
import { lossesJson, lossLines } from '../programs/losses.ts';
import { moveTimeOption, tryOut } from '../programs/try-out.ts';
import type { LabMatch } from '../sim/match.ts';
import { gamesOption, missingPiles } from '../sim/options.ts';
import { NO_EXTRAS } from '../sim/recorded-arena.ts';
import { playWatched } from '../sim/watched.ts';
import { cardNames, playerName } from '../text/names.ts';
import type { Hands } from '../work/do.ts';
import { handsOption } from '../work/hands.ts';
import { STOPPED } from '../work/watched.ts';
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

/** `provincia gauntlet`: how a player does on many kingdoms, on each against the best strategy there is for it. */
export async function gauntlet(options: Options, words: CommandTranslation): Promise<number> {
  const level = playerOption(options);
  const against = String(options.against ?? BEST);
  const everywhere = against === BEST ? null : entrantCalled(against);
  const seed = seedOption(options.seed);
  const games = gamesOption(options.games, GAMES);
  const hands = handsOption(options);
  const grounds = groundsOf(options, seed, words);
  const player = entrantCalled(level);
  const moveTime = moveTimeOption(options['move-time']);
  await tryOut([player, ...(everywhere === null ? [] : [everywhere])]);
  const style = outputStyle(words);
  if (!options.json) announce(player, everywhere, grounds, games, seed, style);

  const opponents =
    everywhere === null ? await bestOpponents(grounds, hands, words) : grounds.map(() => everywhere);
  if (opponents === null) {
    note(words.say('command.results.choosing', { name: playerName(words, player.name) }));
    return STOPPED;
  }
  if (everywhere !== null) noteMissing(everywhere, grounds, words);
  const matches = grounds.map(({ kingdom, seed: matchSeed }, i): LabMatch => {
    return { players: [player, opponents[i]], kingdom, seating: 'alternate', seed: matchSeed };
  });
  const result = await playWatched({ matches, games, hands, ...NO_EXTRAS, moveTime }, words);
  const outcome = outcomeOf(grounds, opponents, result);
  if (options.json) {
    const json = gauntletJson({ level, against, seed }, outcome);
    print(JSON.stringify({ ...json, ...lossesJson(matches, result.matches) }));
  } else print('', ...gauntletLines(outcome, style), ...lossLines(matches, result.matches, style));
  if (!result.stopped) return 0;
  note(words.say('command.results.stoppedAfter', { games: result.games, all: games * matches.length }));
  return STOPPED;
}

/** Who is measured: what `--player` names, or a level. */
function playerOption({ player, level }: Options): string {
  if (player === undefined) return levelOption(level, LEVEL);
  if (level !== undefined) throw refusal('one-of-two', { one: '--player', other: '--level' });
  return String(player);
}

/** The winners of the tournaments on all kingdoms; null if somebody did not want to wait for them. */
async function bestOpponents(
  grounds: readonly Ground[],
  hands: Hands,
  words: CommandTranslation,
): Promise<Entrant[] | null> {
  const tournaments = new Tournaments(grounds);
  const { matches } = tournaments;
  const run = { matches, games: TOURNAMENT_GAMES, hands, ...NO_EXTRAS };
  const { stopped, matches: results } = await playWatched(run, words);
  return stopped ? null : tournaments.winners(results);
}

function announce(
  player: Entrant,
  everywhere: Entrant | null,
  grounds: readonly Ground[],
  games: number,
  seed: string,
  style: Style,
): void {
  const { words } = style;
  const { say } = words;
  const name = playerName(words, player.name);
  const others =
    everywhere === null ? say('command.results.bestStrategy') : playerName(words, everywhere.name);
  print(
    style.bold(say('command.results.against', { name, others })),
    say('command.results.gauntlet', { kingdoms: grounds.length, games, seed: shortSeed(seed) }),
  );
  if (grounds.length > 1) return;
  print(
    ...flow([say('command.results.kingdom'), ...cardWords(grounds[0].kingdom, style)], ' ', '', style.width),
  );
}

/** Says where a strategy does not find what it would buy. */
function noteMissing(player: Entrant, grounds: readonly Ground[], words: CommandTranslation): void {
  const sentences = grounds.flatMap(({ kingdom }) => missingPiles([player], kingdom, words));
  if (grounds.length === 1) sentences.forEach(note);
  else if (sentences.length > 0) {
    const [name, cards] = [playerName(words, player.name), cardNames(words, player.piles)];
    const where = { count: sentences.length, all: grounds.length };
    note(words.say('command.results.missingIn', { name, cards, ...where }));
  }
}
