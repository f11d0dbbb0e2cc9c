import { setImmediate } from 'node:timers/promises';
import { type Match, Schedule } from '@provincia/arena';
import { Helpers } from './helpers.ts';
import type { LabMatch } from './match.ts';
import { Arenas, type Extras } from './recorded-arena.ts';
import { type MatchResult, Results } from './results.ts';
import { Stopwatch } from './stopwatch.ts';

/** Matches to be played, each of so many games. */
export interface Run extends Extras {
  readonly matches: readonly LabMatch[];
  readonly games: number;
  readonly threads: number;
}

export interface RunResult {
  /** In the order of the matches. */
  readonly matches: readonly MatchResult[];
  /** Of all matches. */
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

export interface Watch {
  /** Ends the run early, with what has been played so far. */
  readonly signal?: AbortSignal;
  /** Told how many games have been played. */
  readonly onProgress?: (games: number) => void;
}

/** Games in which somebody thinks take long: so few at once that a run shows its progress and stops soon. */
const FEW_GAMES = 4;

/** Plays them all. What comes out depends on the matches only, not on the threads. */
export async function playRun(run: Run, watch: Watch = {}): Promise<RunResult> {
  const { threads, ...orders } = run;
  const { matches, games } = orders;
  const schedule = matches.some(hasLevel)
    ? new Schedule(matches.length, games, FEW_GAMES)
    : new Schedule(matches.length, games);
  const results = new Results(matches);
  const stopwatch = new Stopwatch();
  if (threads === 1) {
    await playHere(run, schedule, results, watch);
  } else {
    const helpers = new Helpers(orders, threads - 1);
    helpers.ready.then(() => stopwatch.lap(results.games), ignore);
    try {
      await playTogether(run, helpers, schedule, results, watch);
    } finally {
      await helpers.stop();
    }
  }
  return { matches: results.matches, games: results.games, ...stopwatch.stop(results.games) };
}

function hasLevel({ players }: Match): boolean {
  return players.some((player) => 'level' in player);
}

/** In this thread, until nothing is left, somebody wants to stop, or something goes wrong elsewhere. */
async function playHere(
  { matches, games, ...extras }: Run,
  schedule: Schedule,
  results: Results,
  { signal, onProgress }: Watch,
  goesWrong: () => boolean = () => false,
): Promise<void> {
  const arenas = new Arenas(matches, games, extras);
  for (;;) {
    const chunk = signal?.aborted || goesWrong() ? null : schedule.next();
    if (chunk === null) return;
    results.put(chunk, arenas.play(chunk));
    onProgress?.(results.games);
    // Signals, the progress bar and the other threads have their turn between two chunks.
    await setImmediate();
  }
}

/** This thread plays too: it has long begun when the others are ready. */
async function playTogether(
  run: Run,
  helpers: Helpers,
  schedule: Schedule,
  results: Results,
  watch: Watch,
): Promise<void> {
  let wrong = false;
  const helped = helpers.play(schedule, (chunk, played) => results.put(chunk, played));
  helped.catch(() => {
    wrong = true;
  });
  await playHere(run, schedule, results, watch, () => wrong);
  // What others are at is waited for, unless somebody wants to stop. They may not even have started.
  if (results.chunks < schedule.length && !watch.signal?.aborted) await unlessAborted(helped, watch.signal);
}

/** The promise, or nothing more once the signal has come. */
async function unlessAborted(promise: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([promise, aborted]);
}

function ignore(): void {}
