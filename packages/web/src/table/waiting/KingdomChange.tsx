import type { KingdomWish, Table } from '@provincia/protocol';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import inputs from '../../controls/inputs.module.css';
import { useChoices } from '../../home/choices.ts';
import { kingdomWish } from '../../home/new-table/kingdom-wish.ts';
import { playableKingdoms } from '../../home/suggestions.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './KingdomChange.module.css';

interface KingdomChangeProps {
  readonly table: Table;
  readonly onChange: (kingdom: KingdomWish) => void;
}

/** Another printed kingdom, or one drawn from the printings that were chosen last. */
export function KingdomChange({ table, onChange }: KingdomChangeProps) {
  const { say, language } = useTranslation();
  const { printings } = useChoices((choices) => choices.table);
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
    </div>
  );
}
