import type { LinePart, TermPart } from '@provincia/catalog';
import type { InlinePart } from '@provincia/catalog/rulebook';
import { type ComponentType, createContext } from 'react';

/** Whatever a text may have in it. */
export type WordPart = LinePart | InlinePart | TermPart;

interface Explained {
  /** A text with its words that are explained; undefined for one that is not known here. */
  partsOf(text: string): readonly WordPart[] | undefined;
  readonly Term: ComponentType<{ readonly part: TermPart }>;
}

/** Where the words of texts can be asked about; null where they are only read. */
export const ExplainedWords = createContext<Explained | null>(null);
