import {
  type Glossary,
  type GlossaryEntry,
  type GlossaryId,
  glossaryIds,
  glossaryRules,
  locales,
  type Translation,
} from '@provincia/catalog';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './GlossaryList.module.css';
import { RuleWords } from './RuleWords.tsx';
import type { Fits } from './sift.ts';
import { useIsMarked } from './useIsMarked.ts';

type Named = GlossaryEntry & { readonly id: GlossaryId };

/** The entries that fit, by their words; none until the glossary is loaded. */
export function entriesFor(
  glossary: Glossary | null,
  fits: Fits,
  { language }: Translation,
): readonly Named[] {
  if (glossary === null) return [];
  const { compare } = new Intl.Collator(locales[language], { sensitivity: 'base' });
  return glossaryIds
    .map((id) => ({ id, ...glossary[id] }))
    .filter(({ word, text }) => fits(`${word} ${text}`))
    .toSorted((a, b) => compare(a.word, b.word));
}

export function GlossaryList({ entries }: { readonly entries: readonly Named[] }) {
  const { say } = useTranslation();
  return (
    <section className={styles.glossary} aria-labelledby="glossary">
      <h2 id="glossary" tabIndex={-1}>
        {say('ui.rules.glossary')}
      </h2>
      <dl>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </dl>
    </section>
  );
}

function Entry({ id, word, text }: Named) {
  const { say } = useTranslation();
  const name = `glossary-${id}`;
  const number = glossaryRules[id];
  return (
    <div id={name} tabIndex={-1} data-marked={useIsMarked(name)}>
      <dt>
        <a href={`#${name}`}>{word}</a>
      </dt>
      <dd>
        <RuleWords text={text} /> <a href={`#${number}`}>{say('ui.rules.rule', { number })}</a>
      </dd>
    </div>
  );
}
