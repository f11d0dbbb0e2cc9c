import { codeOf } from '../api/problem-words.ts';
import { ApiProblem } from '../api/request.ts';

/** Why a game cannot be watched or kept; each has a sentence of its own. */
export type ReplayProblem =
  | 'empty'
  | 'notAGame'
  | 'unfinished'
  | 'none'
  | 'newerRules'
  | 'retiredRules'
  | 'running'
  | 'missing'
  | 'offline'
  | 'other';

export function problemOf(reason: unknown): ReplayProblem {
  if (codeOf(reason) === 'newer-rules') return 'newerRules';
  if (codeOf(reason) === 'retired-rules') return 'retiredRules';
  // The worker answers with a plain error: else it only ever refuses what is no game.
  if (!(reason instanceof ApiProblem)) return 'notAGame';
  if (reason.offline) return 'offline';
  if (reason.code === 'packed-game') return 'notAGame';
  if (reason.status === 409) return 'running';
  return reason.status === 404 || reason.status === 400 || reason.status === 422 ? 'missing' : 'other';
}
