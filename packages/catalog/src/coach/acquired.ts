import { cardName } from '../language.ts';
import type { Acquired } from './found.ts';
import type { CoachTranslation } from './translation.ts';

/** "from turn 2: Silver ×3, Smithy": for each turn in which something new comes, with how many there are in the end. */
export function acquiredTexts(translation: CoachTranslation, acquired: readonly Acquired[]): string[] {
  const turns = [...new Set(acquired.map(({ turn }) => turn))];
  return turns.map((turn) => {
    const cards = acquired
      .filter((one) => one.turn === turn)
      .map(({ card, count }) => cardName(translation, card) + (count === 1 ? '' : ` ×${count}`));
    return translation.say('coach.ways.from', { turn, cards: cards.join(', ') });
  });
}
