import type { Table, TableChange } from '@provincia/protocol';
import { HowChoice } from '../../home/new-table/HowChoice.tsx';
import { couldBeRated, howChanged, howChosen } from '../../home/table-wish.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { pilesOf } from '../../kingdoms/piles.ts';
import styles from './OptionChange.module.css';

interface OptionChangeProps {
  readonly table: Table;
  readonly onChange: (change: TableChange) => void;
}

/** The options of a new table, for its maker, as long as the game has not begun. */
export function OptionChange({ table, onChange }: OptionChangeProps) {
  const { say } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.options} role="group" aria-label={say('ui.panels.waiting.options')}>
      <HowChoice
        choice={howChosen(table)}
        kingdom={pilesOf(table.kingdom)}
        canBeRated={table.rated || couldBeRated(table)}
        isOfClub={table.club !== undefined}
        change={(part) => onChange(howChanged(part))}
      />
    </div>
  );
}
