import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './UnreadMark.module.css';

const MOST_SHOWN = 99;

/** How many lines of the chat are new, beside what leads to them. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { say } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={styles.mark} data-part="unread">
      <span aria-hidden="true">{Math.min(count, MOST_SHOWN)}</span>
      <span className={texts.spoken}>{say('ui.panels.chat.unread', { count })}</span>
    </span>
  );
}
