import { readdirSync, readFileSync } from 'node:fs';
import { parseStrategy } from './parse.ts';
import type { Strategy } from './strategy.ts';

const folder = new URL('../../strategies/', import.meta.url);
let shipped: ReadonlyMap<string, Strategy> | null = null;

/** The strategies that come with the program, by id. Read when they are first asked for. */
export function shippedStrategies(): ReadonlyMap<string, Strategy> {
  shipped ??= new Map(readdirSync(folder).sort().map(load));
  return shipped;
}

function load(file: string): [string, Strategy] {
  const parsed = parseStrategy(readFileSync(new URL(file, folder), 'utf8'), `strategies/${file}`);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return [parsed.value.id, parsed.value];
}
