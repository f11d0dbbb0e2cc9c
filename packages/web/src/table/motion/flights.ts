import { facts, isCardId } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';

/** A card on its way. Places go by their `data-place`. */
export interface Flight {
  /** Null for a card that is not seen. */
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  /** Across the table, or only from the hand into play. */
  readonly far: boolean;
}

/** What an event says besides who and what kind. */
interface Told {
  readonly cards: readonly string[];
  readonly count: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly receiver: number;
}

/** So many at once show enough; more would be a swarm. */
const MOST = 5;

/** Where the cards of an event go, for somebody in the seat `you`. */
export function flightsOf(event: Event, you: number | null): readonly Flight[] {
  const { type, player } = event;
  const told = toldBy(event);
  const near = (zone: string) => (player === you ? zone : `seat:${player}`);
  const fly = (from: string, to: string, far = true) =>
    seen(told).map((card): Flight => ({ card, from, to, far }));
  switch (type) {
    case 'play':
      return fly(near('hand'), 'play', false);
    case 'draw':
    case 'put-in-hand':
      return player === you ? fly('deck', 'hand') : [];
    case 'discard':
      return player === you ? fly('hand', 'discard') : [];
    case 'gain':
      return told.cards.map((card) => ({
        card,
        from: told.from === 'trash' ? 'trash' : `pile:${pileOf(card)}`,
        to: near(told.to ?? 'discard'),
        far: true,
      }));
    case 'trash':
      return told.cards.map((card) => ({
        card,
        from: told.from === 'supply' ? `pile:${pileOf(card)}` : near('hand'),
        to: 'trash',
        far: true,
      }));
    case 'put-on-deck':
    case 'put-in-deck':
      return player === you ? fly('hand', 'deck') : [];
    case 'pass':
      return fly(near('hand'), told.receiver === you ? 'hand' : `seat:${told.receiver}`);
    case 'return':
      return told.cards.map((card) => ({ card, from: 'play', to: `pile:${pileOf(card)}`, far: true }));
    default:
      return [];
  }
}

function toldBy({ cards, count, from, to, receiver }: Event): Told {
  const known = Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : [];
  return {
    cards: known,
    count: typeof count === 'number' ? count : known.length,
    from: typeof from === 'string' ? from : null,
    to: typeof to === 'string' ? to : null,
    receiver: typeof receiver === 'number' ? receiver : -1,
  };
}

/** The cards, or so many backs if they are not seen. */
function seen({ cards, count }: Told): readonly (string | null)[] {
  const all = cards.length > 0 ? cards : Array.from({ length: count }, () => null);
  return all.slice(0, MOST);
}

/** A card of a mixed pile comes from the pile it is in. */
function pileOf(card: string): string {
  const { pile } = isCardId(card) ? facts[card] : {};
  return typeof pile === 'string' ? pile : card;
}
