import { isCardId } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';

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
