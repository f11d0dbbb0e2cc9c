import type { Mark } from '@provincia/coach/review';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './MarkSign.module.css';
import { markSigns } from './words.ts';

/** How good an answer was, as it is written beside moves. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  const name = useTranslation().say(`ui.review.mark.${mark}`);
  return (
    <span className={styles.mark} role="img" data-mark={mark} aria-label={name} title={name}>
      {markSigns[mark]}
    </span>
  );
}
