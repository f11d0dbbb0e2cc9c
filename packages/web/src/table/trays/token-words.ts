import { type CardId, isCardId, type Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';

/** Tokens of one kind, called by the card that brings them. */
export interface Tokens {
  readonly of: CardId;
  readonly count: number;
}

const explained = ['embargo', 'pirate-ship', 'trade-route'] as const;

/** What tokens do; the card says the rest. */
export function tokenHelp({ say }: Translation, of: CardId): string {
  const known = explained.find((one) => one === of);
  return known === undefined ? '' : say(`ui.table.tokenHelp.${known}`);
}

/** What lies on a pile. */
export function tokensOn({ tokens = {} }: View['supply'][number]): readonly Tokens[] {
  return Object.entries(tokens).flatMap(([of, count]) => (count > 0 && isCardId(of) ? [{ of, count }] : []));
}

/** "Embargo: 2 tokens. Whoever buys here gains a Curse for each." */
export function tokenWords(translation: Translation, { of, count }: Tokens): string {
  const counted = translation.say('ui.table.tokens', { card: translation.cards[of].name, count });
  return [counted, tokenHelp(translation, of)].filter((part) => part !== '').join('. ');
}
