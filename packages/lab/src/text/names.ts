import { shippedStrategies } from '@provincia/bots';
import type { Language } from '@provincia/catalog';
import { type CommandTranslation, listed } from '@provincia/catalog/command';
import { levels } from '../input/level.ts';
import { nameOf } from './card-name.ts';

/** What players are called in the language of the terminal, and lists. */

/** "A, B and C", or with "or". */
export function listOf(
  { language }: { readonly language: Language },
  words: readonly string[],
  join: 'and' | 'or' = 'and',
): string {
  return listed(language, { words, join });
}

export function cardNames(words: CommandTranslation, ids: readonly string[]): string {
  return listOf(
    words,
    ids.map((id) => nameOf(words, id)),
  );
}

/** The name by which files and JSON know a level. */
export function levelName(level: string): string {
  return `Level ${level}`;
}

/** What somebody is called whom files and JSON know by this name: a level, a strategy of the program, or whoever it is. */
export function playerName({ say, strategies }: CommandTranslation, name: string): string {
  const level = [...levels().keys()].find((one) => levelName(one) === name);
  if (level !== undefined) return say('command.results.level', { level });
  const shipped = [...shippedStrategies().values()].find((strategy) => strategy.name === name);
  return (shipped && strategies[shipped.id]?.name) ?? name;
}
