import { type Chapter, inline } from '@provincia/catalog/rulebook';
import { useMemo } from 'react';
import { Glossed } from '../glossary/Glossed.tsx';
import { RuleBlock } from './RuleBlock.tsx';
import styles from './RuleChapter.module.css';
import { RuleNumber } from './RuleNumber.tsx';
import { useIsMarked } from './useIsMarked.ts';
import { useProofs } from './useProofs.tsx';

interface RuleChapterProps {
  readonly chapter: Chapter;
  /** The same with what a search leaves out. */
  readonly whole: Chapter;
}

/** A chapter, in which each word of the glossary can be asked about once. */
export function RuleChapter({ chapter, whole }: RuleChapterProps) {
  const texts = useMemo(() => textsOf(whole), [whole]);
  return (
    <Glossed texts={texts} parse={inline}>
      <Part part={chapter} />
    </Glossed>
  );
}

function Part({ part }: { readonly part: Chapter }) {
  const { number, title, blocks, sections } = part;
  const isMarked = useIsMarked(number);
  const { mark, list } = useProofs(number);
  const Heading = number.includes('.') ? 'h3' : 'h2';
  return (
    <section className={styles.part} aria-labelledby={`title-${number}`}>
      <div className={styles.heading} id={number} tabIndex={-1} data-marked={isMarked}>
        <RuleNumber number={number} isMarked={isMarked} />
        <Heading id={`title-${number}`}>{title}</Heading>
        {mark}
      </div>
      {list}
      {blocks.map((block, i) => (
        <RuleBlock key={block.kind === 'rule' ? block.number : i} block={block} />
      ))}
      {sections.map((section) => (
        <Part key={section.number} part={section} />
      ))}
    </section>
  );
}

function textsOf({ blocks, sections }: Chapter): readonly string[] {
  const own = blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.flat();
    return block.kind === 'cards' ? [] : [block.text];
  });
  return [...own, ...sections.flatMap(textsOf)];
}
