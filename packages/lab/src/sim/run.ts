import { Schedule } from '@provincia/arena';
import { refusal } from '@provincia/command';
import { doWork, type Hands, type Watch } from '../work/do.ts';
import { isOfBots, type LabMatch } from './match.ts';
import type { GameOrders } from './recorded-arena.ts';
import { type MatchResult, Results } from './results.ts';
import { Stopwatch } from './stopwatch.ts';

/** Matches to be played, each of so many games, and who plays them. */
export interface Run extends GameOrders {
  readonly hands: Hands;
}

export interface RunResult {
  /** In the order of the matches. */
  readonly matches: readonly MatchResult[];
  /** Of all matches. */
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** Whoever looks on is told how many games have been played. */
export interface RunWatch extends Omit<Watch, 'onProgress' | 'onReady'> {
  readonly onProgress?: (games: number) => void;
}

/** Games in which somebody thinks take long: so few at once that a run shows its progress and stops soon. */
const FEW_GAMES = 4;
/** Of programs so many are played side by side that each can be asked many questions at once. */
const GAMES_OF_PROGRAMS = 16;

/** Plays them all. What comes out depends on the matches only, not on the hands. */
export async function playRun({ hands, ...orders }: Run, watch: RunWatch = {}): Promise<RunResult> {
  const { matches, games } = orders;
  if ('database' in hands) refusePrograms(matches);
  const schedule = new Schedule(matches.length, games, mostGames(matches));
  const results = new Results(matches);
  const stopwatch = new Stopwatch();
  const work = {
    kind: 'games',
    orders,
    next: () => schedule.next(),
    take: results.add.bind(results),
  } as const;
  await doWork(work, hands, {
    ...watch,
    onProgress: () => watch.onProgress?.(results.games),
    onReady: () => stopwatch.lap(results.games),
  });
  return { matches: results.matches, games: results.games, ...stopwatch.stop(results.games) };
}

/** A program is on this machine only. */
function refusePrograms(matches: readonly LabMatch[]): void {
  const program = matches.flatMap(({ players }) => players).find((player) => 'program' in player);
  if (program !== undefined) throw refusal('cannot-travel', { name: program.name });
}

/** How many games are played in one go; undefined if it is all the same. */
function mostGames(matches: readonly LabMatch[]): number | undefined {
  if (matches.some(({ players }) => players.some((player) => 'level' in player))) return FEW_GAMES;
  return matches.every(isOfBots) ? undefined : GAMES_OF_PROGRAMS;
}
