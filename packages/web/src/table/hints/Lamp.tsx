import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useHints } from './hinting.ts';
import styles from './Lamp.module.css';

/** Shows hints and puts them away; glows while they are thought of. */
export function Lamp() {
  const { say } = useTranslation();
  const hints = useHints();
  if (hints === null) return null;
  return (
    <button
      type="button"
      className={styles.lamp}
      aria-label={say('ui.table.hint')}
      title={`${say('ui.table.hint')} (H)`}
      aria-keyshortcuts="h"
      aria-expanded={hints.isOpen}
      aria-busy={hints.isOpen && hints.told === null}
      onClick={hints.press}
    >
      <Sign name="lamp" />
    </button>
  );
}
