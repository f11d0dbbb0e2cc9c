import { strategyTexts } from '#strategy-texts';
import { parseStrategy } from './parse.ts';
import type { Strategy } from './strategy.ts';

let shipped: ReadonlyMap<string, Strategy> | null = null;

/** The strategies that come with the program, by id. Read when they are first asked for. */
export function shippedStrategies(): ReadonlyMap<string, Strategy> {
  shipped ??= new Map(strategyTexts().map(load));
  return shipped;
}

function load([file, text]: [string, string]): [string, Strategy] {
  const parsed = parseStrategy(text, `strategies/${file}`);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return [parsed.value.id, parsed.value];
}
