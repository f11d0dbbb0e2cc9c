import { clsx } from 'clsx';
import { Sign } from '../../card/Sign.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './NextTurn.module.css';

interface NextTurnProps {
  /** How often. */
  readonly times: number;
  readonly className?: string | undefined;
  /** It joins cards side by side. */
  readonly isJoining?: boolean;
}

/** The mark of cards that have something left to do next turn. The cards say it aloud. */
export function NextTurn({ times, className, isJoining = false }: NextTurnProps) {
  const { say } = useTranslation();
  return (
    <span
      className={clsx(marks.tag, styles.next, className)}
      data-joining={isJoining || undefined}
      data-part="next-turn"
      aria-hidden="true"
    >
      <Sign name="duration" />
      <span>{say('ui.table.nextTurn')}</span>
      {times > 1 && <span>×{times}</span>}
    </span>
  );
}
