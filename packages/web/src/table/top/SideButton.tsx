import { clsx } from 'clsx';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { UnreadMark } from '../chat/UnreadMark.tsx';
import { useUnread } from '../chat/unread.ts';
import { useTable } from '../table-context.ts';
import styles from './SideButton.module.css';

/** Opens what else stands beside the table, and says how much is new in the chat. */
export function SideButton({ onClick }: { readonly onClick: () => void }) {
  const { say } = useTranslation();
  const unread = useUnread(useTable().link);
  const news = unread === 0 ? '' : `, ${say('ui.panels.chat.unread', { count: unread })}`;
  return (
    <button
      type="button"
      className={clsx(buttons.icon, styles.side)}
      data-part="to-log"
      aria-label={`${say('ui.table.chronicle')}${news}`}
      onClick={onClick}
    >
      <Sign name="chronicle" />
      <UnreadMark count={unread} />
    </button>
  );
}
