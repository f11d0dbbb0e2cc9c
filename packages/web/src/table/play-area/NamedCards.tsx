import { cardName } from '@provincia/catalog';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { namedIn, namedWords } from '../supply/named.ts';
import { useTable } from '../table-context.ts';
import styles from './NamedCards.module.css';

/** The cards that others have named this turn, with the cards for which they did: these must not be bought, or not be gained so. */
export function NamedCards() {
  const translation = useTranslation();
  const { say, cards } = translation;
  const { sight, read } = useTable();
  const all = namedIn(sight.view);
  if (all.length === 0) return null;
  return (
    <ul className={styles.all} aria-label={say('ui.table.namedTitle')} data-part="named">
      {all.map(({ by, cards: named }) => (
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
          <span className={styles.names} title={namedWords(translation, by)}>
            {named.map((card) => (
              <button key={card} type="button" data-card={card} onClick={() => read(cardId(card))}>
                {cardName(translation, card)}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
