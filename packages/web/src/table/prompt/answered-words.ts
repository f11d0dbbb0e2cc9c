import { cardName, type Translation } from '@provincia/catalog';
import type { AnsweredGain } from './gain-answers.ts';

/** "Answered for you: trash Curse and Copper."; empty if nothing was. */
export function answeredWords(translation: Translation, answered: readonly AnsweredGain[]): string {
  const { say, language } = translation;
  const list = new Intl.ListFormat(language);
  return (['trashed', 'kept'] as const)
    .flatMap((done) => {
      const cards = answered
        .filter((one) => one.done === done)
        .map(({ card }) => cardName(translation, card));
      return cards.length === 0 ? [] : [say(`ui.table.forYou.${done}`, { cards: list.format(cards) })];
    })
    .join(' ');
}
