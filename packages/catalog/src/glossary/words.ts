import type { Part } from '../markup.ts';
import { type Glossary, type GlossaryId, glossaryIds } from './entry.ts';

/** A word in a text that the glossary explains. */
export interface TermPart {
  readonly kind: 'term';
  readonly id: GlossaryId;
  readonly words: string;
}

/** The parts of a text with each word that is explained as one of its own; what is `known` already stays as it is. */
type TermFinder = <P extends { readonly kind: string }>(
  parts: readonly P[],
  known: Set<GlossaryId>,
) => readonly (P | TermPart)[];

type WordsPart = Extract<Part, { kind: 'words' }>;

const finders = new WeakMap<Glossary, TermFinder>();

/** The same one for the same glossary: its pattern takes a while to build. */
export function termFinder(glossary: Glossary): TermFinder {
  const found = finders.get(glossary) ?? newFinder(glossary);
  finders.set(glossary, found);
  return found;
}

function newFinder(glossary: Glossary): TermFinder {
  // The longest comes first: a "discard pile" is not something to discard. Of two as long, the one without a gap.
  const forms = glossaryIds
    .flatMap((id) => formsOf(glossary, id).map((form) => ({ id, form })))
    .toSorted((a, b) => lengthOf(b.form) - lengthOf(a.form));
  const all = forms.map(({ form }) => `(${patternOf(form)})`).join('|');
  const pattern = new RegExp(`(?<!\\p{L})(?:${all})`, 'giu');
  const split = ({ words }: WordsPart, known: Set<GlossaryId>): readonly (WordsPart | TermPart)[] => {
    const pieces: (WordsPart | TermPart)[] = [];
    let end = 0;
    for (const match of words.matchAll(pattern)) {
      const { id } = forms[match.slice(1).findIndex((group) => group !== undefined)];
      if (known.has(id)) continue;
      known.add(id);
      pieces.push({ kind: 'words', words: words.slice(end, match.index) });
      pieces.push({ kind: 'term', id, words: match[0] });
      end = match.index + match[0].length;
    }
    pieces.push({ kind: 'words', words: words.slice(end) });
    return pieces.filter((piece) => piece.words !== '');
  };
  return <P extends { readonly kind: string }>(parts: readonly P[], known: Set<GlossaryId>) =>
    parts.flatMap((part) => (isWords(part) ? (split(part, known) as readonly (P | TermPart)[]) : [part]));
}

function isWords(part: { readonly kind: string }): part is WordsPart {
  return part.kind === 'words';
}

export function formsOf(glossary: Glossary, id: GlossaryId): readonly string[] {
  return [glossary[id].word, ...glossary[id].forms];
}

function lengthOf(form: string): number {
  return form.includes(' …') ? form.length - 2.5 : form.length;
}

/** Letters of all languages count: "\b" knows only English ones. */
function patternOf(form: string): string {
  const [start, end] = form.split(' … ');
  const gap = end === undefined ? '' : `(?=[^.;:]*?(?<!\\p{L})${end}(?!\\p{L}))`;
  return `${start}(?!\\p{L})${gap}`;
}
