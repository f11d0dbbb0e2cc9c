import { plainText, type Translation } from '@provincia/catalog';
import type { Block, Chapter } from '@provincia/catalog/rulebook';

/** Whether a text has all the words that somebody looks for. */
export type Fits = (text: string) => boolean;

/** What somebody typed, as words to look for: accents and case do not matter. */
export function wordsIn(typed: string): readonly string[] {
  return folded(typed).split(/\s+/).filter(Boolean);
}

export function wordsSought(typed: string, translation: Translation): Fits {
  const words = wordsIn(typed);
  return (text) => {
    const read = folded(plainText(translation, text.replaceAll('**', '')));
    return words.every((word) => read.includes(word));
  };
}

export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** What of the chapters fits: all of what has a fitting title, else what of it fits. */
export function sift(chapters: readonly Chapter[], fits: Fits): readonly Chapter[] {
  return chapters.flatMap((chapter): readonly Chapter[] => {
    if (fits(chapter.title)) return [chapter];
    const blocks = chapter.blocks.filter((block) => blockFits(block, fits));
    const sections = sift(chapter.sections, fits);
    return blocks.length + sections.length === 0 ? [] : [{ ...chapter, blocks, sections }];
  });
}

function blockFits(block: Block, fits: Fits): boolean {
  if (block.kind === 'rule') return fits(`${block.number} ${block.text}`);
  if (block.kind === 'table') return [block.head, ...block.rows].some((row) => fits(row.join(' ')));
  return block.kind === 'text' && fits(block.text);
}

/** In how many places there is something to read: cards are drawn for the rules behind them. */
export function countPlaces(chapters: readonly Chapter[]): number {
  return chapters.reduce(
    (sum, { blocks, sections }) =>
      sum + blocks.filter(({ kind }) => kind !== 'cards').length + countPlaces(sections),
    0,
  );
}
