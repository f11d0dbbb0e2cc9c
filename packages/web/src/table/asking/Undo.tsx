import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';

/** Takes the last answer back, or asks the others whether it may be. */
export function Undo() {
  const { say } = useTranslation();
  const { sight, link } = useTable();
  if (sight.undo === null || sight.request !== null) return null;
  return (
    <button type="button" className="btn undo" aria-keyshortcuts="u" onClick={() => void link.undo()}>
      <Sign name="undo" />
      <span className="undotext">{say(sight.undo === 'free' ? 'ui.table.undo' : 'ui.table.askUndo')}</span>
      <kbd>U</kbd>
    </button>
  );
}
