import { shortSeed } from '@provincia/arena';
import { type Options, Refusal } from '@provincia/command';
import { entrantCalled } from '../input/entrant.ts';
import { findPrinted } from '../input/kingdom.ts';
import { OutputFile } from '../input/output-file.ts';
import { seedOption } from '../input/seed.ts';
import { note, outputStyle, print } from '../output.ts';
import { cardWords, flow } from '../play/style.ts';
import { keptText } from '../replay/file.ts';
import { distinctNames } from '../report/summary.ts';
import { grouped, plural } from '../text/figures.ts';
import { simJson } from './json.ts';
import type { LabMatch } from './match.ts';
import { gamesOption, kingdomFor, missingPiles, seatsOption, threadsOption } from './options.ts';
import type { RunResult } from './run.ts';
import { simLines } from './table.ts';
import { playWatched, STOPPED } from './watched.ts';

const GAMES = 10_000;
const KEPT_GAMES = 100;
const MOST_PLAYERS = 6;

/** `provincia sim`: plays the strategies against each other and says what came of it. */
export async function sim(typed: readonly string[], options: Options): Promise<number> {
  if (typed.length < 2 || typed.length > MOST_PLAYERS) {
    throw new Refusal(`sim takes 2 to ${MOST_PLAYERS} strategies, not ${typed.length}.`);
  }
  const players = typed.map(entrantCalled);
  const match: LabMatch = {
    players,
    kingdom: kingdomFor(options.kingdom, players),
    seating: seatsOption(options.seats),
    seed: seedOption(options.seed),
  };
  const games = gamesOption(options.games, GAMES);
  const threads = threadsOption(options.threads);
  const saved = outputFile(options, 'save');
  const report = outputFile(options, 'report');
  const keep = saved === null ? 0 : KEPT_GAMES;
  const run = { matches: [match], games, threads, keep, statistics: report !== null };
  const result = await playWatched(run, () => {
    if (!options.json) announce(match, games);
    for (const sentence of missingPiles(players, match.kingdom)) note(sentence);
  });
  const [{ tally, kept }] = result.matches;
  const names = players.map(({ name }) => name);
  if (options.json) print(JSON.stringify(simJson(tally, names, result)));
  else print(...simLines(tally, names, result, outputStyle()));
  saved?.write(keptText(kept));
  report?.write(await reportOf(match, result, typed, options));
  if (!result.stopped) return 0;
  note(`Stopped. These are the results of the first ${grouped(result.games)} of ${plural(games, 'game')}.`);
  return STOPPED;
}

function outputFile(options: Options, name: string): OutputFile | null {
  return options[name] === undefined ? null : new OutputFile(String(options[name]), `--${name}`);
}

function announce({ players, kingdom, seating, seed }: LabMatch, games: number): void {
  const style = outputStyle();
  print(
    style.bold(distinctNames(players.map(({ name }) => name)).join(' against ')),
    `${plural(games, 'game')}, seats ${seating}, seed ${shortSeed(seed)}`,
    ...flow(['Kingdom:', ...cardWords(kingdom, style)], ' ', '', style.width),
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
  const { renderReport } = await import('../report/page.ts');
  return renderReport(statistics, {
    names: players.map(({ name }) => name),
    kingdom,
    ...(printed === undefined ? {} : { kingdomName: printed.title.en }),
    seed,
    seating,
    command: [...words, '--kingdom', printed?.id ?? kingdom.join(',')].join(' '),
    gamesPerSecond,
  });
}
