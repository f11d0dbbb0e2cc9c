import { type CardId, isCardId, type Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';

/** Tokens of one kind, called by the card that brings them. */
export interface Tokens {
  readonly of: CardId;
  readonly count: number;
}

type HelpKey = Extract<Parameters<Translation['say']>[0], `ui.table.tokenHelp.${string}`>;

/** What tokens do, where there are words for it; the card says the rest. */
export function tokenHelp({ say }: Translation, of: CardId): string {
  const key = `ui.table.tokenHelp.${of}` as HelpKey;
  return say.has(key) ? say(key) : '';
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
