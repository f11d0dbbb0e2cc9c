/** How ids, labels and counts read in a sentence. */

const smallWords = new Set(['of', 'the', 'and']);

/** `throne-room` is "Throne Room". */
export function titleOf(id: string): string {
  const words = id.split('-').map((word, i) => {
    return i > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(' ');
}

/** What somebody typed as an id: "Throne Room" is `throne-room`. */
export function idOf(typed: string): string {
  return typed.trim().toLowerCase().replace(/\s+/g, '-');
}

/** "a", "a and b", "a, b and c". */
export function listOf(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** Equal ids together, in the order in which they first come. */
export function countsOf(ids: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** The one who plays is seat 0. */
export const YOU = 0;

/** Of all seats. */
export const playerNames: readonly string[] = ['You', 'Ada', 'Bruno', 'Clara', 'Dario', 'Elsa'];
