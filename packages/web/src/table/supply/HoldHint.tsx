import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useSettings } from '../../settings/settings.ts';
import styles from './HoldHint.module.css';

/** How cards are read with a finger: said until it was done once. */
export function HoldHint() {
  const { say } = useTranslation();
  const { knowsHolding, set } = useSettings();
  if (knowsHolding || !matchMedia('(pointer: coarse)').matches) return null;
  return (
    <p className={styles.hint}>
      <Sign name="card" />
      {say('ui.table.holdToRead')}
      <button
        type="button"
        className={buttons.icon}
        aria-label={say('ui.common.close')}
        onClick={() => set({ knowsHolding: true })}
      >
        <Sign name="close" />
      </button>
    </p>
  );
}
