import { folded } from './sift.ts';

/** A place in a text: where its first letter begins, and where its last one ends. */
type Place = readonly [from: number, to: number];

/** Where a text has one of these words, which are folded. */
export function placesOf(text: string, words: readonly string[]): readonly Place[] {
  // A folded letter may be two (ß), and its accents may be letters of their own: each knows where it comes from.
  const letters = [...text.matchAll(/\P{M}\p{M}*/gu)].flatMap(({ 0: letter, index }) =>
    Array.from(folded(letter), (read) => ({ read, from: index, to: index + letter.length })),
  );
  const read = letters.map((letter) => letter.read).join('');
  return words.flatMap((word) =>
    startsOf(read, word).map((at): Place => [letters[at].from, letters[at + word.length - 1].to]),
  );
}

function startsOf(text: string, word: string): readonly number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) starts.push(at);
  return starts;
}
