import { shortSeed } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal } from '@provincia/command';
import { entrantCalled } from '../input/entrant.ts';
import { findPrinted } from '../input/kingdom.ts';
import { outputFile } from '../input/output-file.ts';
import { seedOption } from '../input/seed.ts';
import { note, outputStyle, print } from '../output.ts';
import { cardWords, flow, type Style } from '../play/style.ts';
import { lossesJson, lossLines } from '../programs/losses.ts';
import { moveTimeOption, tryOut } from '../programs/try-out.ts';
import { keptText } from '../replay/file.ts';
import { distinctNames } from '../report/summary.ts';
import { listOf, playerName } from '../text/names.ts';
import { handsOption } from '../work/hands.ts';
import { STOPPED } from '../work/watched.ts';
import { simJson } from './json.ts';
import type { LabMatch } from './match.ts';
import { gamesOption, kingdomFor, missingPiles, seatsOption } from './options.ts';
import { NO_EXTRAS } from './recorded-arena.ts';
import type { RunResult } from './run.ts';
import { simLines } from './table.ts';
import { playWatched } from './watched.ts';

const GAMES = 10_000;
const KEPT_GAMES = 100;
const MOST_PLAYERS = 6;

/** `provincia sim`: plays the strategies against each other and says what came of it. */
export async function sim(
  typed: readonly string[],
  options: Options,
  words: CommandTranslation,
): Promise<number> {
  if (typed.length < 2 || typed.length > MOST_PLAYERS) {
    throw refusal('sim-players', { most: MOST_PLAYERS, count: typed.length });
  }
  const players = typed.map(entrantCalled);
  const seed = seedOption(options.seed);
  const match: LabMatch = {
    players,
    kingdom: kingdomFor(options, players, seed, words),
    seating: seatsOption(options.seats),
    seed,
  };
  const games = gamesOption(options.games, GAMES);
  const hands = handsOption(options);
  const saved = outputFile(options, 'save');
  const report = outputFile(options, 'report');
  const keep = saved === null ? 0 : KEPT_GAMES;
  const moveTime = moveTimeOption(options['move-time']);
  await tryOut(players);
  const run = { matches: [match], games, hands, ...NO_EXTRAS, keep, statistics: report !== null, moveTime };
  const style = outputStyle(words);
  const result = await playWatched(run, words, () => {
    if (!options.json) announce(match, games, style);
    for (const sentence of missingPiles(players, match.kingdom, words)) note(sentence);
  });
  const [{ kept }] = result.matches;
  const names = players.map(({ name }) => name);
  if (options.json) {
    print(JSON.stringify({ ...simJson(names, result), ...lossesJson(run.matches, result.matches) }));
  } else
    print(...simLines(names, match.kingdom, result, style), ...lossLines(run.matches, result.matches, style));
  saved?.write(keptText(kept));
  report?.write(await reportOf(match, result, typed, options));
  if (!result.stopped) return 0;
  note(words.say('command.results.stopped', { games: result.games, all: games }));
  return STOPPED;
}

function announce({ players, kingdom, seating, seed }: LabMatch, games: number, style: Style): void {
  const { words } = style;
  const { say } = words;
  const [name, ...others] = distinctNames(players.map((player) => playerName(words, player.name)));
  print(
    style.bold(say('command.results.against', { name, others: listOf(words, others) })),
    say('command.results.run', { games, seating, seed: shortSeed(seed) }),
    ...flow([say('command.results.kingdom'), ...cardWords(kingdom, style)], ' ', '', style.width),
  );
}

async function reportOf(
  { players, kingdom, seating, seed }: LabMatch,
  { matches: [{ statistics }], games, gamesPerSecond }: RunResult,
  typed: readonly string[],
  options: Options,
): Promise<string> {
  if (statistics === null) return '';
  const printed = options.kingdom === undefined ? undefined : findPrinted(String(options.kingdom));
  const words = ['provincia sim', ...typed, '--games', games, '--seed', shortSeed(seed), '--seats', seating];
  const colonies = options.colonies === undefined ? [] : ['--colonies', options.colonies];
  const { renderReport } = await import('../report/page.ts');
  return renderReport(statistics, {
    names: players.map(({ name }) => name),
    kingdom,
    ...(printed === undefined ? {} : { kingdomName: printed.title.en }),
    seed,
    seating,
    command: [...words, '--kingdom', printed?.id ?? kingdom.join(','), ...colonies].join(' '),
    gamesPerSecond,
  });
}
