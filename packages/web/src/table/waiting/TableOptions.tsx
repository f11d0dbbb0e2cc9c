import type { Table } from '@provincia/protocol';
import { clockRule, clockWords } from '../../by-day/clock-words.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { settled, settledWords } from '../../kingdoms/by-the-rules.ts';
import { pilesOf } from '../../kingdoms/piles.ts';
import styles from './TableOptions.module.css';

/** What was agreed on when the table was made. */
export function TableOptions({ table }: { readonly table: Table }) {
  const translation = useTranslation();
  const { say } = translation;
  const { clock, rated, access, club } = table;
  const kingdom = pilesOf(table.kingdom);
  return (
    <>
      <ul className={styles.options} aria-label={say('ui.panels.waiting.options')}>
        <li>{clockWords(translation, clock)}</li>
        <li>{say(rated ? 'ui.panels.waiting.rated' : 'ui.panels.waiting.notRated')}</li>
        {settled.map((what) => (
          <li key={what}>{settledWords(translation, what, table[what], kingdom)}</li>
        ))}
        <li>
          {club !== undefined
            ? say('ui.club.forMembers', { name: club.name })
            : say(access === 'open' ? 'ui.panels.waiting.open' : 'ui.panels.waiting.byLink')}
        </li>
      </ul>
      <p className={styles.rule}>{clockRule(translation, clock)}</p>
    </>
  );
}
