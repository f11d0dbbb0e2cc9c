import type { OpenDecision } from '@provincia/engine';
import { notJson } from '../same.ts';
import type { Check } from './index.ts';

/** A decision is a real question: something can be answered, and more than one thing. */
export function wellFormed(): Check {
  return ({ game, answers }) => {
    const { decision } = game;
    if (decision === null)
      return game.table.state.over ? null : 'there is no decision, but the game is not over';
    const wrong = whatIsWrong(decision, answers.length, game.setup.players);
    return wrong === null ? null : `${wrong}: ${JSON.stringify(decision)}`;
  };
}

function whatIsWrong(decision: OpenDecision, answered: number, players: number): string | null {
  const { index, player, choices, min, max, ordered } = decision;
  const wrong = notJson(decision, 'decision');
  if (wrong !== null) return `${wrong} is not JSON`;
  if (index !== answered) return `its index is ${index} after ${answered} answers`;
  if (!Number.isInteger(player) || player < 0 || player >= players) return 'the seat does not exist';
  if (choices.length === 0) return 'there are no choices';
  if (!choices.every(({ count }) => Number.isInteger(count) && count >= 1))
    return 'a choice has a count below 1';
  if (new Set(choices.map(({ label }) => label)).size < choices.length) return 'a label occurs twice';
  const total = choices.reduce((sum, { count }) => sum + count, 0);
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || min > max || max > total) {
    return `0 <= min <= max <= ${total} does not hold`;
  }
  if (max === 0) return 'nothing can be picked';
  if (min < max) return null;
  if (choices.length === 1) return 'the only choice must be picked';
  return !ordered && min === total ? 'everything must be picked' : null;
}
