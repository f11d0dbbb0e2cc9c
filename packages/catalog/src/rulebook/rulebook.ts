import type { CardId } from '@provincia/cards/facts';
import { type Part, parts } from '../markup.ts';

/** All the rules, as `text/<language>/rulebook.md` has them. Its texts have markup that `inline` reads. */
export interface Rulebook {
  readonly title: string;
  readonly lead: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** A chapter ("3"), or a section of one ("3.3"). */
export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly sections: readonly Chapter[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** One statement, by whose number scenarios, comments and links know it. */
  | { readonly kind: 'rule'; readonly number: string; readonly text: string }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] }
  /** Cards to be drawn in a row. */
  | { readonly kind: 'cards'; readonly caption: string; readonly cards: readonly CardId[] };

type Row = readonly string[];

/** A piece of a rulebook's text: what card texts have, words that stand out, and a rule that is referred to. */
export type InlinePart =
  | Part
  | { readonly kind: 'strong'; readonly words: string }
  | { readonly kind: 'rule'; readonly number: string };

const SPECIAL = /(\*\*[^*]+\*\*|§\d+(?:\.\d+)*)/;

/** Reads `**in play**` and `§9.3` besides what `parts` reads. */
export function inline(text: string): readonly InlinePart[] {
  return text.split(SPECIAL).flatMap((piece): readonly InlinePart[] => {
    if (piece.startsWith('**')) return [{ kind: 'strong', words: piece.slice(2, -2) }];
    return piece.startsWith('§') ? [{ kind: 'rule', number: piece.slice(1) }] : parts(piece);
  });
}

/** The chapters with the rules of a set that are named by it and their number within the chapter. */
const chapters: Readonly<Record<string, string>> = { seaside: '19', prosperity: '20' };

/** The number of a rule as scenarios name it: "5.3" for `general 5.3`, "19.4.2" for `seaside 4.2`; null for what is none. */
export function ruleNumberOf(rule: string): string | null {
  const [, book = '', number] = /^([a-z-]+) (\d+(?:\.\d+)*)$/.exec(rule) ?? [];
  if (number === undefined) return null;
  if (book === 'general') return number;
  return Object.hasOwn(chapters, book) ? `${chapters[book]}.${number}` : null;
}

/** Everything that has a number, in the order of the book. */
export function ruleNumbers({ chapters }: Rulebook): readonly string[] {
  return chapters.flatMap(numbersIn);
}

function numbersIn({ number, blocks, sections }: Chapter): readonly string[] {
  const rules = blocks.flatMap((block) => (block.kind === 'rule' ? [block.number] : []));
  return [number, ...rules, ...sections.flatMap(numbersIn)];
}
