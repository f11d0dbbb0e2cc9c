import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './Undo.module.css';

/** Takes the last answer back, or asks the others whether it may be. */
export function Undo() {
  const { say } = useTranslation();
  const { sight, choosing } = useTable();
  if (sight.undo === null || sight.request !== null) return null;
  return (
    <button type="button" className={buttons.button} aria-keyshortcuts="u" onClick={choosing.undo}>
      <Sign name="undo" />
      <span className={styles.words}>
        {say(sight.undo === 'free' ? 'ui.table.undo' : 'ui.table.askUndo')}
      </span>
      <kbd>U</kbd>
    </button>
  );
}
