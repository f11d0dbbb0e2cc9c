import type { Decision } from '@provincia/protocol';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './Pips.module.css';

/** More than these cannot be counted at a glance: then the figures do. */
const MOST = 5;

/** How many are chosen. */
export function Pips({ decision }: { readonly decision: Decision }) {
  const { say } = useTranslation();
  const { picks } = useTable().choosing;
  const { min, max } = decision;
  const count = picks.length;
  return (
    <div className={styles.pips} role="status">
      {max <= MOST &&
        Array.from({ length: max }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity but their place
            key={i}
            className={styles.pip}
            data-is={i < count ? 'chosen' : i < min ? 'needed' : 'possible'}
            aria-hidden="true"
          >
            {i < count && <Sign name="check" />}
          </span>
        ))}
      {min === max
        ? say('ui.table.countOf', { count, of: max })
        : say('ui.table.countUpTo', { count, of: max })}
    </div>
  );
}
