import { type Facts, facts } from '@provincia/cards/facts';
import type { View } from '@provincia/protocol';
import { isCardId } from './card-id.ts';

/** What may not be done this turn with a card that was named. */
export type Forbidden = NonNullable<Facts['namingForbids']>;

/** What may not be done with a card that was named for this one; null if that forbids nothing. */
export function forbiddenBy(cause: string): Forbidden | null {
  return isCardId(cause) ? (facts[cause].namingForbids ?? null) : null;
}

/** The card for which a card was named so that this may not be done with it; null if it was not. */
export function causeAgainst({ named = {} }: View, what: Forbidden, card: string): string | null {
  return (
    Object.keys(named).find((cause) => forbiddenBy(cause) === what && named[cause].includes(card)) ?? null
  );
}
