import { plainText, type Translation } from '@provincia/catalog';
import type { Block, Chapter } from '@provincia/catalog/rulebook';

/** Whether a text has all the words that somebody looks for. */
export type Fits = (text: string) => boolean;

/** Accents and case do not matter. */
export function wordsSought(typed: string, translation: Translation): Fits {
  const words = folded(typed).split(/\s+/);
  return (text) => {
    const read = folded(plainText(translation, text.replaceAll('**', '')));
    return words.every((word) => read.includes(word));
  };
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim();
}

/** What of the chapters fits: all of what has a fitting title, else the rules and tables that fit. */
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
  return block.kind === 'table' && [block.head, ...block.rows].some((row) => fits(row.join(' ')));
}

export function countRules(chapters: readonly Chapter[]): number {
  return chapters.reduce(
    (sum, { blocks, sections }) =>
      sum + blocks.filter(({ kind }) => kind === 'rule').length + countRules(sections),
    0,
  );
}
