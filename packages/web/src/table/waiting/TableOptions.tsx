import type { Table } from '@provincia/protocol';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './TableOptions.module.css';

/** What was agreed on when the table was made. */
export function TableOptions({ table }: { readonly table: Table }) {
  const { say } = useTranslation();
  const { clock, rated, shelters, access } = table;
  const sheltered = shelters === null ? 'sheltersRules' : shelters ? 'sheltersYes' : 'sheltersNo';
  return (
    <ul className={styles.options} aria-label={say('ui.panels.waiting.options')}>
      <li>{clock === null ? say('ui.panels.waiting.noClock') : say('ui.panels.waiting.clock', clock)}</li>
      <li>{say(rated ? 'ui.panels.waiting.rated' : 'ui.panels.waiting.notRated')}</li>
      <li>{say(`ui.panels.waiting.${sheltered}`)}</li>
      <li>{say(access === 'open' ? 'ui.panels.waiting.open' : 'ui.panels.waiting.byLink')}</li>
    </ul>
  );
}
