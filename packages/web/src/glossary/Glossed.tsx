import { type GlossaryId, parts, termFinder } from '@provincia/catalog';
import { type ReactNode, useMemo } from 'react';
import { ExplainedWords, type WordPart } from '../card/explained.ts';
import { GlossaryWord, QuietWord } from './GlossaryWord.tsx';
import { GlossaryContext } from './glossary-context.ts';
import { useGlossary } from './useGlossary.ts';

interface GlossedProps {
  /** The texts inside, in the order in which they are read; the same list as long as they are the same. */
  readonly texts: readonly string[];
  readonly parse?: (text: string) => readonly WordPart[];
  /** Only when they are pressed, and out of the way of keys. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** In these texts each word that the glossary has can be asked about, where it stands first. */
export function Glossed({ texts, parse = parts, isQuiet = false, children }: GlossedProps) {
  const glossary = useGlossary();
  const explained = useMemo(() => {
    if (glossary === null) return null;
    const find = termFinder(glossary);
    const known = new Set<GlossaryId>();
    const split = new Map(texts.map((text) => [text, find(parse(text), known)]));
    return { partsOf: (text: string) => split.get(text), Term: isQuiet ? QuietWord : GlossaryWord };
  }, [glossary, texts, parse, isQuiet]);
  return (
    <GlossaryContext value={glossary}>
      <ExplainedWords value={explained}>{children}</ExplainedWords>
    </GlossaryContext>
  );
}
