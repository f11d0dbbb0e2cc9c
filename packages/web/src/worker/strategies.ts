import { kingdomPiles } from '@provincia/arena';
import {
  parseStrategy,
  quickLevels,
  type StrategyProblem,
  shippedStrategies,
  strategyTexts,
} from '@provincia/bots';

/** A strategy that comes with the program, to choose, or to start your own from. */
interface ShippedStrategy {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** The kingdom piles that it buys from. */
  readonly piles: readonly string[];
  readonly text: string;
}

/** What can be chosen. */
export interface Field {
  readonly levels: readonly string[];
  readonly strategies: readonly ShippedStrategy[];
}

/** What is wrong in a text, or what it says. */
export type Checked =
  | { readonly ok: true; readonly name: string; readonly piles: readonly string[] }
  | { readonly ok: false; readonly problem: StrategyProblem };

export function field(): Field {
  const texts = new Map(strategyTexts().map(([file, text]) => [file.replace(/\.ya?ml$/, ''), text]));
  const strategies = [...shippedStrategies().values()].map((strategy) => ({
    id: strategy.id,
    name: strategy.name,
    description: strategy.description,
    piles: kingdomPiles(strategy),
    text: texts.get(strategy.id) ?? '',
  }));
  return {
    // Of those that think about each of their moves, thousands of games would take days.
    levels: quickLevels,
    strategies: strategies.sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}

export function checkStrategy(text: string): Checked {
  const parsed = parseStrategy(text, 'strategy');
  if (!parsed.ok) return parsed;
  return { ok: true, name: parsed.value.name, piles: kingdomPiles(parsed.value) };
}
