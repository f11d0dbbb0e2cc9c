import { type Refusal, refusal } from '@provincia/command';

/** What is read of a line of exported games. */
export interface ExportedGame {
  readonly packed: string;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  /** Whether somebody resigned or ran out of time. */
  readonly givenUp: boolean;
  /** Whether it went on by later rules than it began with, so that its answers cannot be played again. */
  readonly isTakenOver: boolean;
}

/** The game in a line, or a refusal that says what the line lacks. */
export function gameIn(line: string): ExportedGame {
  const game = objectIn(line);
  const result = recordOf(game.result);
  const { winners, points } = result ?? {};
  if (typeof game.packed !== 'string') throw lacks('packed');
  if (!areNumbers(winners)) throw lacks('result.winners');
  if (!areNumbers(points)) throw lacks('result.points');
  if (!Array.isArray(game.resigned)) throw lacks('resigned');
  const givenUp = game.resigned.length > 0;
  return { packed: game.packed, winners, points, givenUp, isTakenOver: game.laterRules !== undefined };
}

type Record = { readonly [name: string]: unknown };

function objectIn(line: string): Record {
  try {
    const object = recordOf(JSON.parse(line));
    if (object !== undefined) return object;
  } catch {}
  throw refusal('line-no-json');
}

function recordOf(value: unknown): Record | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

function areNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => Number.isInteger(one));
}

function lacks(field: string): Refusal {
  return refusal('line-lacks', { field });
}
