import { cardName } from '@provincia/catalog';
import { Chip } from '../../card/Chip.tsx';
import { Sign } from '../../card/Sign.tsx';
import { plain } from '../../i18n/numbers.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { VICTORY_TOKENS } from '../trays/victory-tokens.ts';
import styles from './ScoreLine.module.css';

/** What the points of a seat are made of, what brought most first. */
export function ScoreLine({ seat }: { readonly seat: number }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, names, you } = useTable();
  if (sight.scores === null) return null;
  const label = seat === you ? say('ui.table.ownScores') : say('ui.table.scoresOf', { name: names[seat] });
  return (
    <ul className={styles.scores} aria-label={label}>
      {sight.scores[seat]
        .toSorted((a, b) => b.count * b.each - a.count * a.each)
        .map(({ of, count, each }) =>
          of === VICTORY_TOKENS ? (
            <li key={of} className={styles.tokens}>
              <Sign name="token" />
              {say('ui.table.victoryTokensHead')} <b>{plain(count * each)}</b>
            </li>
          ) : (
            <Chip key={of} as="li" id={cardId(of)}>
              {cardName(translation, of)}{' '}
              <span className={styles.sum}>
                {count} × {plain(each)} = <b>{plain(count * each)}</b>
              </span>
            </Chip>
          ),
        )}
    </ul>
  );
}
