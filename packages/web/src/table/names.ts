import { type CardId, facts, isCardId, type Translation } from '@provincia/catalog';
import type { Seat } from '@provincia/protocol';

/** The catalog has every card of the game; what it has not is a fault worth hearing of. */
export function cardId(id: string): CardId {
  if (!isCardId(id)) throw new Error(`the catalog has no card "${id}"`);
  return id;
}

/** "Moat, Action, Reaction, costs 2 coins", with the price that counts now. */
export function cardWords(translation: Translation, id: CardId, cost: number = facts[id].cost): string {
  const { say, cards } = translation;
  const types = facts[id].types.map((type) => say(`type.${type}`)).join(', ');
  return say('card.label', { name: cards[id].name, types, cost });
}

/** Bots of one level are told apart by these, one for each seat. */
const botNames = ['Wilhelmine', 'Beatriz', 'Konrad', 'Inés', 'Tomé', 'Anselm'];

/** What seats are called. Bots, free and deleted seats have no name of their own. */
export function seatNames(
  { say }: Translation,
  seats: readonly Seat[],
  you: number | null,
): readonly string[] {
  return seats.map(({ name, kind }, seat) => {
    if (kind === 'bot') return botNames[seat % botNames.length];
    if (kind === 'program' && name !== null) return say('ui.profile.program', { name });
    return name ?? (seat === you ? say('ui.table.you') : say('ui.table.somebody', { seat: seat + 1 }));
  });
}
