import type { Decision, Game } from '@provincia/engine';
import { arranged, type Step, seatOf } from '@provincia/position';
import { seatNames } from '@provincia/position/schema';
import { compare } from './compare.ts';
import type { Scenario } from './scenario.ts';

/** What is wrong, in sentences; nothing if the scenario holds. */
export function runScenario(scenario: Scenario): string[] {
  const started = arranged(scenario);
  if (!started.ok) return [started.problem.message];
  const game = started.value;
  for (const [i, step] of scenario.do.entries()) {
    const problem = take(game, step);
    if (problem !== null) return [`step ${i + 1} (${step.player}: ${step.picks.join(', ')}): ${problem}`];
  }
  return compare(game, scenario.then);
}

function take(game: Game, { player, picks }: Step): string | null {
  const seat = seatOf(player);
  const { decision } = game;
  const done = picks.length === 1 && picks[0] === 'done';
  if (decision === null) return done ? null : 'the game is over';
  if (decision.player !== seat) return done ? null : `wrong player: ${describe(decision)}`;
  const result = game.answer(seat, { index: decision.index, picks: done ? [] : picks });
  return result.ok ? null : `${result.problem.message} The decision: ${describe(decision)}`;
}

function describe({ player, kind, source, purpose, choices, min, max }: Decision): string {
  const offered = choices.map(({ label, count }) => (count > 1 ? `${count} ${label}` : label)).join(', ');
  const what = source === null ? 'in a phase' : `by ${source} to ${purpose} (${kind})`;
  return `${seatNames[player]} is asked ${what} for ${min} to ${max} of ${offered}`;
}
