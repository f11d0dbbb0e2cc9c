import type { Event } from '@provincia/protocol';
import { cardName } from '../language.ts';
import type { Asked } from './asking.ts';

type IsMove = (event: Event, asked: Asked) => boolean;

const trashedByIt: IsMove = (event, { decision }) =>
  event.type === 'trash' && event.source === decision.source;

/** For the sentences that speak of a card which has just moved: by which event it did. */
const moves: Readonly<Record<string, IsMove>> = {
  give: trashedByIt,
  swindler: trashedByIt,
  saboteur: trashedByIt,
  more: trashedByIt,
  exactlyMore: trashedByIt,
  courtierChoose: (event, { decision }) => event.type === 'reveal' && event.source === decision.source,
  passed: (event, { you }) => event.type === 'pass' && event.receiver === you,
  hovel: (event, { you }) => event.type === 'buy' && event.player === you,
  'market-square': (event, { you }) => event.type === 'trash' && event.player === you,
};

/** What is `known` of it: the name of the card that `moved`, and the `name` of whose it was. */
export interface Moved {
  readonly known: 'yes' | 'no';
  readonly moved: string;
  readonly name: string;
}

const unknown: Moved = { known: 'no', moved: '', name: '' };

/** The card that a sentence speaks of: the one whose gain can be answered, or the last that moved in that way. */
export function movedIn(sentence: string, asked: Asked): Moved {
  const { kind, about } = asked.decision;
  if (kind === 'reaction' && about !== null) {
    return { known: 'yes', moved: cardName(asked.translation, about), name: '' };
  }
  const isMove = moves[sentence];
  const event = isMove && asked.sight.events.findLast((one) => isMove(one, asked));
  const card = event && 'cards' in event ? event.cards?.at(-1) : undefined;
  if (event === undefined || card === undefined) return unknown;
  return { known: 'yes', moved: cardName(asked.translation, card), name: asked.names[event.player] };
}
