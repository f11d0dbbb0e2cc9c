import { balanceText } from '@provincia/catalog';
import type { Review } from '@provincia/coach/review';
import { clsx } from 'clsx';
import { Arms } from '../controls/Arms.tsx';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from '../replay/replay-context.ts';
import { errorOf } from './chance-figures.ts';
import { MarkSign } from './MarkSign.tsx';
import { faults } from './moments.ts';
import styles from './ReviewedPlayers.module.css';
import { useCoachWords, useReview } from './review-context.ts';

/** How well everybody played, and what luck had to do with it. */
export function ReviewedPlayers({ review }: { readonly review: Review }) {
  return (
    <ul className={styles.players}>
      {review.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <ReviewedSeat review={review} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

interface ReviewedSeatProps {
  readonly review: Review;
  readonly seat: number;
}

function ReviewedSeat({ review, seat }: ReviewedSeatProps) {
  const { say } = useTranslation();
  const { game, names } = useReplay();
  const { learn } = useReview();
  const words = useCoachWords();
  const player = review.players[seat];
  const name = names[seat];
  const counts = faults.map((mark) => ({
    mark,
    count: review.decisions.filter((one) => one.seat === seat && one.mark === mark).length,
  }));
  return (
    <>
      <h3>
        <Arms seat={seat} />
        <span className={styles.name}>{name}</span>
        <span className={styles.accuracy}>
          {player.accuracy === null
            ? say('ui.review.noAccuracy')
            : say.rich('ui.review.accuracy', {
                value: Math.round(player.accuracy),
                b: (value) => <b>{value}</b>,
              })}
        </span>
      </h3>
      {review.result !== null && (
        <p>
          {balanceText(words, player, seat === game.you ? null : name)}{' '}
          <small>(± {errorOf(player.error)})</small>
        </p>
      )}
      <ul className={styles.counts}>
        {counts.map(({ mark, count }) => (
          <li key={mark}>
            <MarkSign mark={mark} />
            <span aria-hidden="true">{count}</span>
            <span className={styles.spoken}>{say(`ui.review.count.${mark}`, { count })}</span>
          </li>
        ))}
        {counts.some(({ count }) => count > 0) && (
          <li className={styles.learn}>
            <button
              type="button"
              className={clsx(buttons.underlined, styles.start)}
              onClick={() => learn(seat)}
            >
              {say('ui.review.learn.start')}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
