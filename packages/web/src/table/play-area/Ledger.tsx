import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';

const rows = [
  ['actions', 'action'],
  ['buys', 'buy'],
  ['coins', 'treasure'],
] as const;

/** What the player on turn has left. */
export function Ledger() {
  const { say } = useTranslation();
  const { view } = useTable().sight;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="ledger" role="group" aria-label={say('ui.table.thisTurn')}>
      {rows.map(([what, sign]) => (
        <div key={what} className={what === 'coins' ? 'coins' : ''}>
          <Sign name={sign} />
          <b className={view[what] === 0 ? 'zero' : ''}>{view[what]}</b>
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
    <div className="pled" role="group" aria-label={say('ui.table.thisTurn')}>
      {rows.map(([what, sign]) => (
        <span key={what} className="stat">
          <Sign name={sign} />
          {view[what]}
          <span className="sr">{say(`sign.${what}`, { count: view[what] })}</span>
        </span>
      ))}
    </div>
  );
}
