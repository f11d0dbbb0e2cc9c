import type { Chapter } from '@provincia/catalog/rulebook';
import { Folded } from '../controls/Folded.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useLayout } from '../table/layout/useLayout.ts';
import styles from './Contents.module.css';

/** Where everything is: beside the rules where there is room, folded above them where there is none. */
export function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { say } = useTranslation();
  const isBeside = useLayout() === 'wide';
  const list = (
    <ol>
      {chapters.map(({ number, title, sections }) => (
        <li key={number}>
          <a href={`#${number}`}>
            <span>{number}</span> {title}
          </a>
          {sections.length > 0 && (
            <ol>
              {sections.map((section) => (
                <li key={section.number}>
                  <a href={`#${section.number}`}>
                    <span>{section.number}</span> {section.title}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
      <li>
        <a href="#glossary">
          <span>A–Z</span> {say('ui.rules.glossary')}
        </a>
      </li>
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={say('ui.rules.contents')}>
      {isBeside ? (
        list
      ) : (
        <Folded title={say('ui.rules.contents')} className={styles.folded} isHeading>
          {list}
        </Folded>
      )}
    </nav>
  );
}
