import { cardName } from '@provincia/catalog';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { namedIn, namedWords } from '../supply/named.ts';
import { useTable } from '../table-context.ts';
import { unseenLasting } from './lasting.ts';
import styles from './ThisTurn.module.css';

/** What holds for the rest of the turn and cannot be seen from what is in play: the cards that others have named, with those for which they did, and what was played more often than it lies there. */
export function ThisTurn() {
  const translation = useTranslation();
  const { say, cards } = translation;
  const { sight, read } = useTable();
  const all = namedIn(sight.view);
  const lasting = unseenLasting(sight.view);
  if (all.length + lasting.length === 0) return null;
  return (
    <ul className={styles.all} aria-label={say('ui.table.holdsTitle')} data-part="this-turn">
      {all.map(({ by, forbids, cards: named }) => (
        <li key={by} className={styles.by}>
          <button
            type="button"
            className={styles.card}
            data-card={by}
            aria-label={cards[by].name}
            onClick={() => read(by)}
          >
            <Field id={by} className={styles.picture} />
            <Sign name="barred" />
          </button>
          <span className={styles.names} title={namedWords(translation, { by, forbids })}>
            {named.map((card) => (
              <button key={card} type="button" data-card={card} onClick={() => read(cardId(card))}>
                {cardName(translation, card)}
              </button>
            ))}
          </span>
        </li>
      ))}
      {lasting.map(({ of, times }) => (
        <li key={of} className={styles.lasting}>
          <button
            type="button"
            className={styles.card}
            data-card={of}
            aria-label={say('ui.table.lasting', { card: cards[of].name, times })}
            title={say('ui.table.lasting', { card: cards[of].name, times })}
            onClick={() => read(of)}
          >
            <Field id={of} className={styles.picture} />
            <span className={styles.times}>
              {cards[of].name} ×{times}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
