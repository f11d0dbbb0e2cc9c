import { facts, isCardId } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';

/** A card on its way. Places go by their `data-place`. */
export interface Flight {
  /** Null for a card that is not seen. */
  readonly card: string | null;
  readonly from: string;
  /** Where it comes from if it was not seen there. */
  readonly otherwise?: string;
  readonly to: string;
  /** Across the table, or only from the hand into play. */
  readonly far: boolean;
}

/** Not a mat: these cards lie under others. */
const FACE_DOWN = 'face-down-mat';

/** So many at once show enough; more would be a swarm. */
const MOST = 5;

/** Where the cards of an event go, for somebody in the seat `you`. */
export function flightsOf(event: Event, you: number | null): readonly Flight[] {
  const { player } = event;
  const near = (zone: string) => (player === you ? zone : `seat:${player}`);
  switch (event.type) {
    case 'play':
      return fly(event.cards, near('hand'), 'play', false);
    case 'draw':
      return player === you ? fly(seen(event), 'deck', 'hand') : [];
    case 'put-in-hand':
      return player === you ? fly(seen(event), keptAt(event) ?? 'deck', 'hand') : [];
    case 'set-aside':
      return putAside(event, near);
    case 'discard':
      return player === you ? fly(seen(event), 'hand', 'discard') : [];
    case 'gain':
      return event.cards.map((card) => {
        const from = event.from ?? `pile:${pileOf(card)}`;
        return { card, from, to: near(event.to), far: true };
      });
    case 'trash':
      return event.cards.map((card) => {
        const from = event.from === 'supply' ? `pile:${pileOf(card)}` : near('hand');
        return { card, from, to: 'trash', far: true };
      });
    case 'put-on-deck':
    case 'put-in-deck':
      return player === you ? fly(seen(event), 'hand', 'deck') : [];
    case 'pass': {
      const { receiver } = event;
      return fly(seen(event), near('hand'), receiver === you ? 'hand' : `seat:${receiver}`);
    }
    case 'return':
      return (event.cards ?? []).map((card) => ({
        card,
        from: 'play',
        to: `pile:${pileOf(card)}`,
        far: true,
      }));
    default:
      return [];
  }
}

interface Moved {
  readonly player: number;
  readonly source: string | null;
  readonly count: number;
  readonly cards?: readonly string[];
  readonly mat?: string;
}

/** To a mat, or under the card that asks for it; what was revealed lies open and is seen to come. */
function putAside(event: Moved, near: (zone: string) => string): readonly Flight[] {
  const to = keptAt(event);
  if (to === undefined) return [];
  return seen(event)
    .slice(0, MOST)
    .map((card) => {
      const from = card === event.source ? 'play' : near('hand');
      return { card, from, otherwise: near('deck'), to, far: true };
    });
}

/** Where cards lie that are set aside for longer: on a mat, or face down under what was played. */
function keptAt({ mat, player }: Pick<Moved, 'mat' | 'player'>): string | undefined {
  if (mat === undefined) return undefined;
  return mat === FACE_DOWN ? 'play' : `trays:${player}`;
}

function fly(cards: readonly (string | null)[], from: string, to: string, far = true): readonly Flight[] {
  return cards.slice(0, MOST).map((card) => ({ card, from, to, far }));
}

/** The cards, or so many backs if they are not seen. */
function seen({ cards, count }: { readonly cards?: readonly string[]; readonly count: number }) {
  return cards ?? Array.from({ length: count }, () => null);
}

/** A card of a mixed pile comes from the pile it is in. */
function pileOf(card: string): string {
  const { pile } = isCardId(card) ? facts[card] : {};
  return typeof pile === 'string' ? pile : card;
}
