import type { View } from '@provincia/protocol';

/** What may not be done this turn with a card that was named, by the card for which it was. */
export const forbids: Readonly<Record<string, 'buying' | 'gaining'>> = {
  contraband: 'buying',
  'war-chest': 'gaining',
};

/** The card for which a card was named so that this may not be done with it; null if it was not. */
export function causeAgainst({ named = {} }: View, what: 'buying' | 'gaining', card: string): string | null {
  return Object.keys(named).find((cause) => forbids[cause] === what && named[cause].includes(card)) ?? null;
}
