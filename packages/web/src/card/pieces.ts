import type { WordPart } from './explained.ts';

/** A part of a line, with the letters that touch it. */
export interface Piece {
  readonly before: string;
  readonly part: WordPart;
  readonly after: string;
}

/** A browser may break a line beside a button, even between a card and its comma or bracket: these are kept with the card. */
export function piecesOf(parts: readonly WordPart[]): readonly Piece[] {
  const isCard = (i: number) => parts[i]?.kind === 'card';
  const wordsAt = (i: number) => {
    const part = parts[i];
    return part?.kind === 'words' ? part.words : '';
  };
  const after = (i: number) => (isCard(i) ? wordsAt(i + 1).replace(/\s.*$/s, '') : '');
  /** What the card before it leaves of it. */
  const left = (i: number) => wordsAt(i).slice(after(i - 1).length);
  const before = (i: number) => (isCard(i) ? left(i - 1).replace(/^.*\s/s, '') : '');
  return parts.map((part, i) => {
    if (part.kind !== 'words') return { before: before(i), part, after: after(i) };
    const words = left(i).slice(0, left(i).length - before(i + 1).length);
    return { before: '', part: { kind: 'words', words }, after: '' };
  });
}
