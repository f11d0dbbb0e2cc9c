import type { ReactNode } from 'react';
import { Arms } from '../../controls/Arms.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './Turn.module.css';

interface TurnProps {
  /** Whose it is. */
  readonly whose: string;
  /** Which phase it is, while the game goes on. */
  readonly children: ReactNode;
}

/** Whose turn it is, which one, and how far. */
export function Turn({ whose, children }: TurnProps) {
  const { say } = useTranslation();
  const { onTurn, seats, over, extra } = useTable().sight.view;
  return (
    <div className={styles.turn}>
      <span className={styles.number}>{say('ui.table.turn', { turn: seats[onTurn].turns })}</span>
      {extra && !over && <span className={styles.extra}>{say('ui.table.extraTurn')}</span>}
      <Arms seat={onTurn} />
      <span className={styles.whose}>{whose}</span>
      {over ? <Phase>{say('ui.table.over')}</Phase> : children}
    </div>
  );
}

export function Phase({ children }: { readonly children: ReactNode }) {
  return <span className={styles.phase}>{children}</span>;
}
