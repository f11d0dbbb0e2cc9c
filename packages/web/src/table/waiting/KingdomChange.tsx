import type { KingdomWish, Table } from '@provincia/protocol';
import { lazy, Suspense, useState } from 'react';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import inputs from '../../controls/inputs.module.css';
import { useChoices } from '../../home/choices.ts';
import { kingdomWish } from '../../home/new-table/kingdom-wish.ts';
import { playableKingdoms } from '../../home/suggestions.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './KingdomChange.module.css';

// Loaded when somebody picks.
const PickTen = lazy(() => import('./PickTen.tsx'));

interface KingdomChangeProps {
  readonly table: Table;
  readonly onChange: (kingdom: KingdomWish) => void;
}

/** Another printed kingdom, one drawn from the printings that were chosen last, or ten picked by hand. */
export function KingdomChange({ table, onChange }: KingdomChangeProps) {
  const { say, language } = useTranslation();
  const { printings } = useChoices((choices) => choices.table);
  const [picking, setPicking] = useState(false);
  return (
    <div className={styles.change}>
      <select
        className={inputs.input}
        aria-label={say('ui.panels.waiting.anotherKingdom')}
        value={table.printed ?? ''}
        onChange={({ target }) => onChange(kingdomWish(target.value, printings))}
      >
        {table.printed === null && <option value="">{say('ui.panels.waiting.keepKingdom')}</option>}
        {playableKingdoms.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[language]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={buttons.button}
        onClick={() => onChange(kingdomWish('random', printings))}
      >
        <Sign name="dice" />
        {say('ui.panels.waiting.drawAgain')}
      </button>
      <button type="button" className={buttons.button} onClick={() => setPicking(true)}>
        <Sign name="card" />
        {say('ui.panels.waiting.pickTen')}
      </button>
      {picking && (
        <Suspense fallback={null}>
          <PickTen
            table={table}
            onPick={(cards) => {
              onChange({ by: 'cards', cards: [...cards] });
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
