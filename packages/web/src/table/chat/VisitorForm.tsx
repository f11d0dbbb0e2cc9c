import type { WhoAmI } from '@provincia/protocol';
import { askName } from '../../account/guest/asking.ts';
import { useReply } from '../../api/useLoaded.ts';
import buttons from '../../controls/buttons.module.css';
import type { TableLink } from '../../game-link/table-link.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Chat.module.css';
import { SayForm } from './SayForm.tsx';

/** Who only looks on can write as well, but not without a name. */
export function VisitorForm({ link }: { readonly link: TableLink }) {
  const { say } = useTranslation();
  const { value, again } = useReply<WhoAmI>('/api/me');
  if (value === null) return null;
  if (value.me?.named) return <SayForm link={link} />;
  const choose = async () => {
    await askName();
    // The server has to know who looks on now, before they write.
    await link.reconnect();
    await again();
  };
  return (
    <div className={styles.visitor}>
      <p>{say('ui.panels.chat.nameless')}</p>
      <button type="button" className={buttons.button} onClick={() => void choose().catch(() => undefined)}>
        {say('ui.panels.chat.chooseName')}
      </button>
    </div>
  );
}
