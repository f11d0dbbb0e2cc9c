import { Field } from '../../card/Field.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import styles from './SharedMats.module.css';

/** The mats that all players share, with what lies on them; a press reads the card that brings one. */
export function SharedMats() {
  const { say, cards } = useTranslation();
  const { sight, read } = useTable();
  return Object.entries(sight.view.mats ?? {}).map(([mat, count]) => {
    const id = cardId(mat);
    const words = say('ui.table.sharedMat', { card: cards[id].name, count });
    return (
      <button
        key={mat}
        type="button"
        className={styles.mat}
        data-place={`mat:${mat}`}
        data-card={id}
        aria-label={words}
        title={words}
        onClick={() => read(id)}
      >
        <Field id={id} className={styles.picture} />
        <span className={styles.name}>{cards[id].name}</span>
        <b>{count}</b>
      </button>
    );
  });
}
