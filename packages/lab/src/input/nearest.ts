import { plain } from '@provincia/catalog';
import type { Said } from '@provincia/catalog/command';
import { distance } from 'fastest-levenshtein';

const MOST = 3;

/** The question that follows a sentence about an unknown name, if there are names like it. */
export function didYouMean(typed: string, known: readonly string[]): readonly Said[] {
  const name = plain(typed);
  const near = known
    .map((word) => ({ word, far: farFrom(name, plain(word)) }))
    .filter(({ far }) => far <= Math.max(1, name.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ word }) => word);
  if (near.length === 0) return [];
  return [{ code: 'did-you-mean', values: { names: { words: near, join: 'or', quoted: true } } }];
}

/** The same, or another sentence if there is no such name. */
export function didYouMeanOr(typed: string, known: readonly string[], otherwise: Said): readonly Said[] {
  const near = didYouMean(typed, known);
  return near.length > 0 ? near : [otherwise];
}

/** A name that begins with what was typed, or has it as one of its words, is near however much follows. */
function farFrom(typed: string, name: string): number {
  const hasIt = typed.length >= 3 && `-${name}`.includes(`-${typed}`);
  return hasIt ? 0 : distance(typed, name);
}
