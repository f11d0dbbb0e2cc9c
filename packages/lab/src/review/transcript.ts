import type { Played } from '@provincia/coach';
import type { Game, OpenDecision } from '@provincia/engine';
import { Recording } from '../replay/recording.ts';
import type { KeptGame } from '../sim/recorded-arena.ts';

/** A recorded game that has been gone through once: all its answers fit. */
export interface Transcript {
  readonly played: Played;
  /** What was asked at each step. */
  readonly decisions: readonly OpenDecision[];
  /** As it is at the end, or where the recording breaks off. */
  readonly game: Game;
}

export function transcriptOf(kept: KeptGame): Transcript {
  const recording = new Recording(kept, 'review');
  const { game, answers } = recording;
  const decisions: OpenDecision[] = [];
  for (const step of answers.keys()) {
    if (game.decision !== null) decisions.push(game.decision);
    recording.take(step);
  }
  return { played: { setup: game.setup, answers, result: resultOf(game) }, decisions, game };
}

/** For each seat its share of the victory; null if the game is not over. */
function resultOf(game: Game): number[] | null {
  if (game.decision !== null) return null;
  const { winners, points } = game.outcome;
  return points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
