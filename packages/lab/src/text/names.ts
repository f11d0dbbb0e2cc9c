import { shippedStrategies } from '@provincia/bots';
import { isCardId, type Language } from '@provincia/catalog';
import { type CommandTranslation, listed } from '@provincia/catalog/command';
import { levels } from '../input/level.ts';

/** What cards and players are called in the language of the terminal. */

const smallWords = new Set(['of', 'the', 'and']);

/** `throne-room` is "Throne Room": the English name of what the catalog need not know. */
export function titleOf(id: string): string {
  const words = id.split('-').map((word, i) => {
    return i > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(' ');
}

/** What a card is called; one that cannot be played here goes by its English name. */
export function nameOf({ cards }: Pick<CommandTranslation, 'cards'>, id: string): string {
  return isCardId(id) ? cards[id].name : titleOf(id);
}

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
