import { type Level, levelNames, makeLevels, printed, untimed } from '@provincia/bots';
import { refusal, type Value } from '@provincia/command';
import { planCache } from './plan-cache.ts';

let made: ReadonlyMap<string, Level> | null = null;

/**
 * By their names, also those that people are not offered. Made once. What they find out about a kingdom is kept, and no
 * clock hurries them: the same seed gives the same games.
 */
export function levels(): ReadonlyMap<string, Level> {
  made ??= makeLevels(planCache, printed, undefined, untimed);
  return made;
}

/** The name of the level that `--level` asks for. */
export function levelOption(value: Value, usual: string): string {
  const name = String(value ?? usual);
  if (levels().has(name)) return name;
  throw refusal('no-level', { name, levels: { words: levelNames, join: 'or' } });
}

/** The level with a name that is known to be one. */
export function levelCalled(name: string): Level {
  return levels().get(name) as Level;
}
