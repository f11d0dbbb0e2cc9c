import type { CardId } from '@provincia/cards/facts';
import { isCardId } from './card-id.ts';

/** What amounts are of; each has a sign and, in every language, a word. */
export const signs = ['cards', 'actions', 'buys', 'coins', 'points'] as const;

export type Sign = (typeof signs)[number];

/** A piece of a card's text: words, an amount drawn as a sign, or a card that a client can open. */
export type Part =
  | { readonly kind: 'words'; readonly words: string }
  | Amount
  | { readonly kind: 'card'; readonly id: CardId; readonly form?: string };

export interface Amount {
  readonly kind: 'amount';
  readonly amount: number;
  /** Whether it is something to get: `{+1 coin}`, not `{1 coin}`. */
  readonly plus: boolean;
  readonly sign: Sign;
}

const BRACES = /\{([^}]*)\}/;
const AMOUNT = /^([+-]?)(\d+) (card|action|buy|coin|point)s?$/;
const CARD = /^([a-z-]+)(?:\|(.+))?$/;

/**
 * Reads `{+1 action}`, `{4 coins}`, `{throne-room}` and `{throne-room|Throne Rooms}` in a text.
 * The words in braces are the same in every language; a form after the bar is what the language needs there.
 */
export function parts(text: string): readonly Part[] {
  return text
    .split(BRACES)
    .map((piece, i) => (i % 2 === 1 ? inBraces(piece) : ({ kind: 'words', words: piece } as const)))
    .filter((part) => part.kind !== 'words' || part.words !== '');
}

function inBraces(piece: string): Part {
  const amount = AMOUNT.exec(piece);
  if (amount !== null) {
    const [, sign, digits, noun] = amount;
    const value = Number(digits) * (sign === '-' ? -1 : 1);
    return { kind: 'amount', amount: value, plus: sign === '+', sign: `${noun}s` as Sign };
  }
  const [, id, form] = CARD.exec(piece) ?? [];
  if (id === undefined || !isCardId(id)) throw new RangeError(`{${piece}} is neither an amount nor a card`);
  return { kind: 'card', id, ...(form === undefined ? {} : { form }) };
}
