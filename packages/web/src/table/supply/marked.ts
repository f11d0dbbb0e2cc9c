import type { CardId, Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';
import { tokensOn, tokenWords } from '../trays/token-words.ts';
import type { PileView } from './arrange.ts';
import { levelOf, levelWords } from './growth.ts';
import { namedFor, namedWords } from './named.ts';

/** Something that lies on a pile or holds for it now. */
export interface PileMark {
  /** The card that it comes from; null if it is the one of the pile. */
  readonly of: CardId | null;
  /** What it shows: a figure, or that something must not be done. */
  readonly shows: string | 'barred';
  /** What it means, in a sentence. */
  readonly words: string;
}

/** Tokens, names that were named, that it may not be bought, and how far a card has come that grows during the game. */
export function pileMarks(translation: Translation, view: View, pile: PileView): readonly PileMark[] {
  const named = namedFor(view, pile.card);
  const isNamed = named.some(({ forbids }) => forbids === 'buying');
  const isBarred = pile.barred === true && pile.left > 0 && !isNamed;
  const level = levelOf(view, pile.card);
  return [
    ...tokensOn(pile).map((tokens) => ({
      of: tokens.of,
      shows: String(tokens.count),
      words: tokenWords(translation, tokens),
    })),
    ...named.map((naming) => ({ of: naming.by, shows: 'barred', words: namedWords(translation, naming) })),
    ...(isBarred ? [{ of: null, shows: 'barred', words: translation.say('ui.table.barred') }] : []),
    ...(level === null ? [] : [{ of: null, shows: level, words: levelWords(translation, view) }]),
  ];
}
