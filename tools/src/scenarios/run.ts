import type { Decision, Game } from '@provincia/engine';
import { arranged, seatOf } from '@provincia/position';
import { seatNames } from '@provincia/position/schema';
import { compare, type Difference } from './compare.ts';
import type { Read } from './read.ts';
import type { ScenarioStep, Then } from './scenario.ts';

/** What is wrong, in sentences; nothing if the scenario holds. */
export function runScenario({ scenario, lineOf }: Pick<Read, 'scenario' | 'lineOf'>): string[] {
  if (typeof scenario === 'string') return [scenario];
  const started = arranged(scenario);
  if (!started.ok) return [`line ${lineOf(['given'])}: ${started.problem.message}`];
  const game = started.value;
  const differences = (then: Then, path: readonly (string | number)[]) =>
    compare(game, then).map((one) => `line ${lineOf([...path, ...one.path])}: ${sentenceOf(one)}`);
  for (const [i, step] of scenario.do.entries()) {
    if ('check' in step) {
      const found = differences(step.check, ['do', i, 'then']);
      if (found.length > 0) return [`step ${i + 1}:`, ...found];
      continue;
    }
    const problem = take(game, step);
    if (problem !== null) return [`line ${lineOf(['do', i])}, step ${i + 1} (${nameOf(step)}): ${problem}`];
  }
  return scenario.then === undefined ? [] : differences(scenario.then, ['then']);
}

type Answer = Exclude<ScenarioStep, { readonly check: Then }>;

function nameOf({ player, picks }: Answer): string {
  return `${player}: ${picks.join(', ')}`;
}

function sentenceOf({ path, expected, found }: Difference): string {
  return `${path.join(' ')}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

function take(game: Game, { player, picks, isRefused }: Answer): string | null {
  const seat = seatOf(player);
  const { decision } = game;
  const done = picks.length === 1 && picks[0] === 'done';
  const isPassedOver = done && !isRefused && decision?.player !== seat;
  if (isPassedOver) return null;
  if (decision === null) return isRefused ? null : 'the game is over';
  if (decision.player !== seat && !isRefused) return `wrong player: ${describe(decision)}`;
  const result = game.answer(seat, { index: decision.index, picks: done ? [] : picks });
  if (isRefused) return result.ok ? `this is to be refused, but is allowed: ${describe(decision)}` : null;
  return result.ok ? null : `${result.problem.message} The decision: ${describe(decision)}`;
}

function describe({ player, kind, source, purpose, choices, min, max }: Decision): string {
  const offered = choices.map(({ label, count }) => (count > 1 ? `${count} ${label}` : label)).join(', ');
  const what = source === null ? 'in a phase' : `by ${source} to ${purpose} (${kind})`;
  return `${seatNames[player]} is asked ${what} for ${min} to ${max} of ${offered}`;
}
