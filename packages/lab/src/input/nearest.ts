import { plain } from '@provincia/catalog';
import { distance } from 'fastest-levenshtein';

const MOST = 3;

/** A question that follows a sentence about an unknown name: ' Do you mean "a" or "b"?', or nothing. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const name = plain(typed);
  const near = known
    .map((word) => ({ word, far: farFrom(name, plain(word)) }))
    .filter(({ far }) => far <= Math.max(1, name.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ word }) => `"${word}"`);
  return near.length === 0 ? '' : ` Do you mean ${near.join(' or ')}?`;
}

/** A name that begins with what was typed, or has it as one of its words, is near however much follows. */
function farFrom(typed: string, name: string): number {
  const hasIt = typed.length >= 3 && `-${name}`.includes(`-${typed}`);
  return hasIt ? 0 : distance(typed, name);
}
