import { answerText, reasonText } from '@provincia/catalog';
import type { ReviewedDecision } from '@provincia/coach/review';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from '../replay/replay-context.ts';
import { errorOf, pointsOf, triedChance } from './chance-figures.ts';
import styles from './JudgedAnswer.module.css';
import { MarkSign } from './MarkSign.tsx';
import { useCoachWords } from './review-context.ts';
import { useAsked } from './useAsked.ts';

interface JudgedAnswerProps {
  readonly decision: ReviewedDecision;
  readonly onGo: () => void;
}

/** What was answered, what it cost, and what would have been better; a click goes there. */
export function JudgedAnswer({ decision, onGo }: JudgedAnswerProps) {
  const { say, language } = useTranslation();
  const words = useCoachWords();
  const { names, playhead } = useReplay();
  const { index, seat, about, given, better, mark, loss, error, reason } = decision;
  const asked = useAsked(index, seat);
  const wordsOf = (line: typeof given) =>
    asked === null ? '…' : answerText(words, asked.decision, about, line);
  const go = () => {
    playhead.go(index);
    playhead.lookFrom(seat);
    onGo();
  };
  return (
    <li>
      <button
        type="button"
        className={styles.answer}
        aria-label={`${words.say(`coach.mark.${mark}`)}: ${names[seat]}, ${wordsOf(given)}`}
        {...(playhead.step === index ? { 'aria-current': 'step' as const } : {})}
        onClick={go}
      >
        <MarkSign mark={mark} />
        <span className={styles.given}>
          {say('ui.review.given', { line: wordsOf(given), chance: triedChance(language, given) })}
          {better === null && <small>{say('ui.review.games', { games: given.games })}</small>}
        </span>
        {better !== null && (
          <span className={styles.lost}>
            {say('ui.review.lost', { points: pointsOf(-loss), error: errorOf(error) })}
          </span>
        )}
      </button>
      {better !== null && (
        <p className={styles.better}>
          {say.rich('ui.review.better', {
            line: wordsOf(better),
            chance: triedChance(language, better),
            games: better.games,
            b: (line) => <b>{line}</b>,
          })}
          {reason !== null && ` ${reasonText(words, reason)}`}
        </p>
      )}
    </li>
  );
}
