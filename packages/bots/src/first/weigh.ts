import type { Bot, Choice, Decision, View } from '@provincia/engine';
import { type Opinion, plainly } from '../adviser.ts';
import { drawSeed } from '../plan/track.ts';
import { shareOf, worthOf } from '../plan/worth.ts';

/** How hard to think. */
export interface Effort {
  /** So many turns are imagined for an answer: at the beginning some games, near the end many short ones. */
  readonly turns: number;
  /** Whatever comes, the answer is there after so many milliseconds. */
  readonly milliseconds: number;
}

interface Candidate {
  readonly picks: readonly Choice[];
  won: number;
  readonly values: number[];
}

/** Nobody looks further ahead than so many turns. */
const AHEAD = 30;

/** An answer that is better or worse by fewer standard errors is so only by luck. */
const SURE = 0.7;

/** From fewer games nothing follows. */
const FEWEST = 4;

/** After so many deals each those answers are left out that are clearly not the best. */
const BETWEEN = 8;

/** More deals tell nothing new. */
const MOST = 500;

/**
 * Tries the answers to a phase out in games imagined from what the seat can know, each of them with the same deals. The
 * first answer is the one that is planned, and is left only for one that is clearly better. `tables` are the bots that
 * play on, each deal another table.
 */
export function weigh(
  { player }: Decision,
  view: View,
  answers: readonly (readonly Choice[])[],
  tables: readonly (readonly Bot[])[],
  { turns, milliseconds }: Effort,
): Opinion {
  const { rehearsal } = view;
  const all = answers.map((picks): Candidate => ({ picks, won: 0, values: [] }));
  const [planned] = all;
  if (rehearsal === null) return plainly(planned.picks);
  const deadline = performance.now() + milliseconds;
  let left = all;
  let imagined = 0;
  const seed = new Uint16Array(8);
  for (let deal = 0; deal < MOST && imagined < turns && left.length > 1; deal++) {
    drawSeed(seed, view.answered * MOST + deal);
    rehearsal.deal(seed);
    for (const candidate of left) {
      if (performance.now() > deadline) return opinionOf(all, left, planned);
      const outcome = rehearsal.play([candidate.picks], tables[deal % tables.length], view.turn + AHEAD);
      if (candidate === left[0]) imagined += outcome.turns[player] - view.turn + 1;
      candidate.won += shareOf(outcome, player);
      candidate.values.push(worthOf(outcome, player));
    }
    if ((deal + 1) % BETWEEN === 0) left = hopeful(left, planned);
  }
  return opinionOf(all, left, planned);
}

/** Those that may still be the best, and what is planned, as long as there is something to compare it with. */
function hopeful(candidates: readonly Candidate[], planned: Candidate): Candidate[] {
  const best = candidates.reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one));
  const left = candidates.filter((candidate) => {
    const { gain, error } = compared(best.values, candidate.values);
    return candidate === best || gain < SURE * error;
  });
  return left.includes(planned) || left.length === 0 ? left : [planned, ...left];
}

function opinionOf(all: readonly Candidate[], left: readonly Candidate[], planned: Candidate): Opinion {
  let preferred = planned;
  let most = 0;
  for (const candidate of left) {
    const { gain, error } = compared(candidate.values, planned.values);
    if (gain > most && gain > SURE * error) {
      most = gain;
      preferred = candidate;
    }
  }
  const weighed = all
    .filter(({ values }) => values.length > 0)
    .map(({ picks, won, values }) => ({ picks, chance: won / values.length, games: values.length }))
    .sort((a, b) => b.games - a.games || b.chance - a.chance);
  return plainly(preferred.picks, weighed);
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum / values.length;
}

/** By how much one is better in the games that both have, and the standard error of that. */
function compared(one: readonly number[], other: readonly number[]): { gain: number; error: number } {
  const games = Math.min(one.length, other.length);
  if (games < FEWEST) return { gain: 0, error: 0 };
  let sum = 0;
  for (let i = 0; i < games; i++) sum += one[i] - other[i];
  const gain = sum / games;
  let squares = 0;
  for (let i = 0; i < games; i++) squares += (one[i] - other[i] - gain) ** 2;
  return { gain, error: Math.sqrt(squares / games / games) };
}
