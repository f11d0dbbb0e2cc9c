import { Sign } from '../../card/Sign.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Stat } from '../Stat.tsx';
import { useTable } from '../table-context.ts';
import styles from './Ledger.module.css';

const rows = [
  ['actions', 'action'],
  ['buys', 'buy'],
  ['coins', 'treasure'],
] as const;

/** What the player whose turn it is has left. */
export function Ledger() {
  const { say } = useTranslation();
  const { view } = useTable().sight;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.ledger} role="group" aria-label={say('ui.table.thisTurn')}>
      {rows.map(([what, sign]) => (
        <div key={what} data-of={what}>
          <Sign name={sign} />
          <b data-zero={view[what] === 0 || undefined}>{view[what]}</b>
          <span>{say(`sign.${what}`, { count: view[what] })}</span>
        </div>
      ))}
    </div>
  );
}

/** The same as three figures. */
export function PhoneLedger() {
  const { say } = useTranslation();
  const { view } = useTable().sight;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.phone} role="group" aria-label={say('ui.table.thisTurn')}>
      {rows.map(([what, sign]) => (
        <Stat key={what} of={what}>
          <Sign name={sign} />
          {view[what]}
          <span className={texts.spoken}>{say(`sign.${what}`, { count: view[what] })}</span>
        </Stat>
      ))}
    </div>
  );
}
