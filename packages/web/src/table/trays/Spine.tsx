import { cardName } from '@provincia/catalog';
import type { CSSProperties } from 'react';
import { Field } from '../../card/Field.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import styles from './Spine.module.css';

interface SpineProps {
  /** Null for one that lies face down. */
  readonly card: string | null;
  /** Of the card that it lies under. */
  readonly width: number;
}

/** The edge of a card that lies under another one: enough to tell which it is. */
export function Spine({ card, width }: SpineProps) {
  const translation = useTranslation();
  const { read } = useTable();
  const style = { '--w': `${width}px` } as CSSProperties;
  if (card === null) return <span className={styles.back} style={style} data-part="under" />;
  const name = cardName(translation, card);
  return (
    <button
      type="button"
      className={styles.spine}
      style={style}
      data-part="under"
      data-card={card}
      aria-label={translation.say('ui.table.under', { cards: name })}
      onClick={() => read(cardId(card))}
    >
      <Field id={cardId(card)} className={styles.field} />
      <span>{name}</span>
    </button>
  );
}
