import { Sign } from '../../card/Sign.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { usePresence } from '../rivals/usePresence.ts';
import styles from './Watching.module.css';

/** How many look on: a number beside an eye. Nothing if nobody does. */
export function Watching() {
  const { say } = useTranslation();
  const count = usePresence().presence?.watching ?? 0;
  if (count === 0) return null;
  const words = say('ui.table.spectators', { count });
  return (
    <span className={styles.watching} title={words}>
      <Sign name="eye" />
      <span aria-hidden="true">{count}</span>
      <span className={texts.spoken}>{words}</span>
    </span>
  );
}

/** The same in words, in a menu; where nobody else can come it says nothing. */
export function WatchingItem() {
  const { say } = useTranslation();
  const { presence } = usePresence();
  if (presence === null) return null;
  return (
    <li>
      <p>{say('ui.table.spectators', { count: presence.watching })}</p>
    </li>
  );
}
