import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadTranslation, plainText } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { terms as de } from '../text/de/terms.ts';
import { terms as en } from '../text/en/terms.ts';
import { terms as es } from '../text/es/terms.ts';
import { terms as pt } from '../text/pt/terms.ts';
import { type TermBase, wrongWords } from '../text/term.ts';
import { parseRulebook } from './parse.ts';
import { type Block, type Chapter, type InlinePart, inline, type Rulebook, ruleNumbers } from './rulebook.ts';

const english = rulebook('en');
const terms: Readonly<Record<Language, TermBase>> = { en, es, pt, de };

describe.each(languages)('the rulebook in %s', (language) => {
  test('has the numbers of the English one', () => {
    expect(ruleNumbers(rulebook(language))).toEqual(ruleNumbers(english));
  });

  test('has the same tables, cards, amounts and references under every number', () => {
    expect(marks(rulebook(language))).toEqual(marks(english));
  });

  test('refers only to rules that there are', () => {
    const numbers = new Set(ruleNumbers(rulebook(language)));
    const referred = texts(rulebook(language)).flatMap(([, text]) =>
      inline(text).flatMap((part) => (part.kind === 'rule' ? [part.number] : [])),
    );
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((number) => !numbers.has(number))).toEqual([]);
  });

  test('uses the words of the term base', () => {
    const found = texts(rulebook(language)).flatMap(([number, text]) =>
      wrongWords(text.replaceAll(/\{[^}]*\}/g, '…'), terms[language]).map(
        ({ wrong, right }) => `${number}: "${wrong}" is "${right}"`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('ends its sentences and has no stray spaces, braces or sources', async () => {
    const translation = await loadTranslation(language);
    for (const [number, text] of texts(rulebook(language))) {
      if (text === '') continue;
      expect(text, number).not.toMatch(/ {2}|^ | $| [.,;:]|\[\d/);
      expect(plainText(translation, text.replaceAll('**', '')), number).not.toMatch(/[{}|*]/);
    }
    for (const { number, text } of rules(rulebook(language))) expect(text, number).toMatch(/[.!?)”“»]$/);
  });
});

function rulebook(language: Language): Rulebook {
  return parseRulebook(readFileSync(new URL(`../text/${language}/rulebook.md`, import.meta.url), 'utf8'));
}

/** What has to be the same in every language, chapter by chapter. */
function marks(book: Rulebook): unknown {
  const lists = new Map<string, string[]>();
  for (const [number, text] of texts(book)) {
    const list = lists.get(number) ?? [];
    list.push(...inline(text).flatMap(markOf));
    lists.set(number, list);
  }
  const shapes = (chapter: Chapter): unknown[] => [
    ...chapter.blocks.map(shapeOf),
    ...chapter.sections.flatMap(shapes),
  ];
  return {
    marks: [...lists].map(([number, list]) => [number, [...new Set(list)].toSorted()]),
    shapes: book.chapters.flatMap(shapes),
  };
}

function markOf(part: InlinePart): string[] {
  if (part.kind === 'card') return [part.id];
  if (part.kind === 'amount') return [`${part.plus ? '+' : ''}${part.amount} ${part.sign}`];
  return part.kind === 'rule' ? [`§${part.number}`] : [];
}

function shapeOf(block: Block): string {
  if (block.kind === 'table') return `table ${block.head.length}×${block.rows.length}`;
  return block.kind === 'cards' ? `cards ${block.cards.join(' ')}` : block.kind;
}

function rules(book: Rulebook): { number: string; text: string }[] {
  const within = ({ blocks, sections }: Chapter): { number: string; text: string }[] => [
    ...blocks.flatMap((block) => (block.kind === 'rule' ? [block] : [])),
    ...sections.flatMap(within),
  ];
  return book.chapters.flatMap(within);
}

/** Every text with the number it stands under. */
function texts({ title, lead, chapters }: Rulebook): [number: string, text: string][] {
  const within = ({ number, title, blocks, sections }: Chapter): [string, string][] => [
    [number, title],
    ...blocks.flatMap((block): [string, string][] => {
      if (block.kind === 'rule') return [[block.number, block.text]];
      if (block.kind === 'table') return [block.head, ...block.rows].flat().map((cell) => [number, cell]);
      return [[number, block.kind === 'cards' ? block.caption : block.text]];
    }),
    ...sections.flatMap(within),
  ];
  return [['', title], ...lead.map((text): [string, string] => ['', text]), ...chapters.flatMap(within)];
}
