import { cardName, type Translation } from '@provincia/catalog';
import { grouped } from '../play-area/grouped.ts';
import type { SeatTrays } from './trays.ts';

/** "under it: Gold", "under it: 1 card face down". */
export function underWords(translation: Translation, under: readonly (string | null)[]): string {
  const hidden = under.filter((card) => card === null).length;
  const seen = counted(
    translation,
    under.filter((card) => card !== null),
  );
  const cards = [...seen, ...(hidden > 0 ? [translation.say('ui.table.faceDown', { count: hidden })] : [])];
  return translation.say('ui.table.under', { cards: cards.join(', ') });
}

/** What lies before a player, as one line: "next turn: Wharf ×2, Island mat: 3 cards". */
export function trayWords(translation: Translation, { later, mats, tokens }: SeatTrays): string {
  const { say, cards } = translation;
  const waiting = counted(
    translation,
    later.map(({ card }) => card),
  );
  return [
    ...(waiting.length > 0 ? [`${say('ui.table.nextTurn')}: ${waiting.join(', ')}`] : []),
    ...mats.map(({ of, count }) => say('ui.table.onMat', { card: cards[of].name, count })),
    ...tokens.map(({ of, count }) => say('ui.table.tokens', { card: cards[of].name, count })),
  ].join('; ');
}

/** "Wharf ×2", "Caravan". */
function counted(translation: Translation, cards: readonly string[]): readonly string[] {
  return grouped([...cards].sort()).map(
    ({ card, count }) => `${cardName(translation, card)}${count > 1 ? ` ×${count}` : ''}`,
  );
}
