import { type CardId, type CardType, facts, isCardId, type Translation } from '@provincia/catalog';
import type { Seat } from '@provincia/protocol';

/** The catalog has every card of the game; what it has not is a fault worth hearing of. */
export function cardId(id: string): CardId {
  if (!isCardId(id)) throw new Error(`the catalog has no card "${id}"`);
  return id;
}

/** What there is to say of a card besides its name. */
interface Said {
  /** The price that counts now. */
  readonly cost?: number;
  /** The types that it has in this game. */
  readonly types?: readonly CardType[];
}

/** "Moat, Action, Reaction, costs 2 coins". */
export function cardWords(
  { say, cards }: Translation,
  id: CardId,
  { cost = facts[id].cost, types = facts[id].types }: Said = {},
): string {
  const words = types.map((type) => say(`type.${type}`)).join(', ');
  return say('card.label', { name: cards[id].name, types: words, cost });
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
