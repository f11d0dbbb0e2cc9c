import { type RefObject, useEffect } from 'react';
import { placesOf } from './found-words.ts';

/** As the style sheet calls it. */
const NAME = 'found';

/** Marks these words, which are folded, wherever they stand inside. A browser that cannot do it shows them as they are. */
export function useFoundWords(inside: RefObject<HTMLElement | null>, words: readonly string[]): void {
  // After every change of what is shown: what came in is marked, and no mark is left of what is gone.
  useEffect(() => {
    if (inside.current === null || words.length === 0 || !('highlights' in CSS)) return;
    CSS.highlights.set(NAME, new Highlight(...rangesOf(inside.current, words)));
    return () => void CSS.highlights.delete(NAME);
  });
}

function rangesOf(element: HTMLElement, words: readonly string[]): readonly StaticRange[] {
  const ranges: StaticRange[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [startOffset, endOffset] of placesOf(node.textContent ?? '', words)) {
      ranges.push(new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset }));
    }
  }
  return ranges;
}
