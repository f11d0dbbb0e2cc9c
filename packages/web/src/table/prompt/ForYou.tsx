import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useTable } from '../table-context.ts';
import { canTrashAlways } from './gain-answers.ts';

/** Ends what the table answers by itself, where it has just done so; or begins it, where it could. */
export function ForYou() {
  const { say } = useTranslation();
  const { sight, answered = [] } = useTable();
  const { gains, set } = useSettings();
  if (gains !== 'ask' && answered.length > 0) {
    return (
      <button type="button" className={buttons.button} onClick={() => set({ gains: 'ask' })}>
        {say('ui.table.forYou.ask')}
      </button>
    );
  }
  if (gains !== 'ask' || sight.decision === null || !canTrashAlways(sight.decision)) return null;
  return (
    <button type="button" className={buttons.button} onClick={() => set({ gains: 'junk' })}>
      {say('ui.table.forYou.always')}
    </button>
  );
}
