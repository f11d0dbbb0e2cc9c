import type { Rulebook } from '@provincia/catalog/rulebook';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { CardReader } from '../cards/CardReader.tsx';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import panels from '../controls/panels.module.css';
import { useGlossary } from '../glossary/useGlossary.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { Contents } from './Contents.tsx';
import { entriesFor, GlossaryList } from './GlossaryList.tsx';
import { RuleChapter } from './RuleChapter.tsx';
import styles from './Rules.module.css';
import { RuleWords } from './RuleWords.tsx';
import { countPlaces, sift, wordsIn, wordsSought } from './sift.ts';
import { useFoundWords } from './useFoundWords.ts';
import { MarkedRule, useMarked } from './useMarked.ts';
import { useRulebook } from './useRulebook.ts';

/** The rulebook. */
export default function Rules() {
  const { say } = useTranslation();
  const book = useRulebook();
  return (
    <Page title={say('ui.rules.title')} className={styles.page}>
      {book === null ? (
        <p className={panels.loading}>{say('ui.common.loading')}</p>
      ) : (
        <CardReader>
          <Book book={book} />
        </CardReader>
      )}
    </Page>
  );
}

function Book({ book }: { readonly book: Rulebook }) {
  const translation = useTranslation();
  const { say } = translation;
  const glossary = useGlossary();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const marked = useMarked(() => setTyped(''));
  const { chapters, entries } = useMemo(() => {
    const fits = wordsSought(sought, translation);
    return { chapters: sift(book.chapters, fits), entries: entriesFor(glossary, fits, translation) };
  }, [book, glossary, sought, translation]);
  const count = countPlaces(chapters) + entries.length;
  const shown = useRef<HTMLElement>(null);
  useFoundWords(shown, wordsIn(sought));
  const whole = new Map(book.chapters.map((chapter) => [chapter.number, chapter]));
  return (
    <MarkedRule value={marked}>
      <header className={styles.head}>
        <h1>{book.title}</h1>
        {book.lead.map((text) => (
          <p key={text}>
            <RuleWords text={text} />
          </p>
        ))}
      </header>
      <search className={styles.search}>
        <input
          type="search"
          className={inputs.input}
          placeholder={say('ui.rules.search')}
          aria-label={say('ui.rules.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status">
          {sought !== '' && say(count === 0 ? 'ui.rules.none' : 'ui.rules.found', { count })}
        </p>
        {sought !== '' && (
          <button type="button" className={buttons.link} onClick={() => setTyped('')}>
            {say('ui.rules.clear')}
          </button>
        )}
        {sought !== '' && count === 0 && (
          <Link href="/cards" className={buttons.link}>
            {say('ui.rules.toCards')}
          </Link>
        )}
      </search>
      <Contents chapters={book.chapters} />
      <article ref={shown} className={styles.book}>
        {chapters.map((chapter) => (
          <RuleChapter key={chapter.number} chapter={chapter} whole={whole.get(chapter.number) ?? chapter} />
        ))}
        {entries.length > 0 && <GlossaryList entries={entries} />}
      </article>
    </MarkedRule>
  );
}
