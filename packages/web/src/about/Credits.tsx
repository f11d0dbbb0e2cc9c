import type { ReactNode } from 'react';
import { Section } from '../controls/Section.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Credits.module.css';

const outside = (href: string) => (words: ReactNode) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);
const icons = outside('https://game-icons.net');
const by = outside('https://creativecommons.org/licenses/by/3.0/');
const ofl = outside('https://openfontlicense.org');
const i = (words: ReactNode) => <i>{words}</i>;

/** Who made what, and under which licences. */
export function Credits() {
  const { say } = useTranslation();
  return (
    <Section title={say('ui.about.credits')} className={styles.credits}>
      <p>{say.rich('ui.about.unofficial', { i })}</p>
      <p>{say.rich('ui.about.pictures', { icons, by })}</p>
      <p>{say.rich('ui.about.fonts', { ofl })}</p>
      <p>{say('ui.about.words')}</p>
    </Section>
  );
}
