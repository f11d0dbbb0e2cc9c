import { type CardId, nameFinder, namesIn } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import { allNames } from '@provincia/catalog/names';

/** Finds cards by their names in all languages. A name that two of them have means the card of the language that is shown. */
export function cardFinder(words?: Pick<CommandTranslation, 'cards'>): (name: string) => CardId | undefined {
  return words === undefined ? nameFinder(allNames) : nameFinder(namesIn([words.cards]), allNames);
}
