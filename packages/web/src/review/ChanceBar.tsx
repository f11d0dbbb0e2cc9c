import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { seatColour } from '../replay/chart-parts.tsx';
import { useReplay } from '../replay/replay-context.ts';
import styles from './ChanceBar.module.css';
import { percent } from './chance-figures.ts';
import { chancesAt } from './moments.ts';
import { useReview } from './review-context.ts';
import { usePointWords } from './usePointWords.ts';

/** Narrower pieces have no room for their figure. */
const ROOM = 0.09;

/** Who is how likely to win at the step that is looked at. */
export function ChanceBar() {
  const { say, language } = useTranslation();
  const { game, names, playhead } = useReplay();
  const { review } = useReview().state;
  const { chancesWords } = usePointWords();
  const chances = review === null ? null : chancesAt(review, playhead.step, game.source.steps);
  const label =
    chances === null
      ? say('ui.review.barNone')
      : say('ui.review.barLabel', { chances: chancesWords(chances) });
  return (
    <div className={styles.bar} role="img" aria-label={label} title={label}>
      {(chances ?? names.map(() => 1 / names.length)).map((chance, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          style={{ ...seatColour(seat), flexGrow: chance }}
          data-unknown={chances === null || undefined}
        >
          {chances !== null && chance >= ROOM && (
            <>
              <b>{percent(language, chance)}</b> <i>{names[seat]}</i>
            </>
          )}
        </span>
      ))}
    </div>
  );
}
