import { answerText, type CoachTranslation, planName, reasonText } from '@provincia/catalog';
import type { Review, ReviewedDecision } from '@provincia/coach/review';
import type { DailyResult } from '@provincia/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLoaded } from '../api/useLoaded.ts';
import { levelName } from '../home/levels.ts';
import { useCoachTranslation } from '../i18n/useCoachTranslation.ts';
import { loadGame, type ReplayGame } from '../replay/game.ts';
import { type ReviewState, startReview, unasked } from '../review/review-source.ts';
import styles from './CoachLine.module.css';
import { worstOf } from './worst.ts';

interface CoachLineProps {
  readonly table: string;
  readonly plan: DailyResult['rivalPlan'];
  readonly level: string;
}

/** What the review says of the biggest mistake in a game, and what the bot was after. */
export default function CoachLine({ table, plan, level }: CoachLineProps) {
  const words = useCoachTranslation();
  const { value: game } = useLoaded(`game ${table}`, () => loadGame(table, ''));
  const state = useReviewOf(game);
  if (words === null) return null;
  const { say } = words;
  return (
    <div className={styles.line}>
      {plan !== null && (
        <p>
          {say.rich('ui.daily.rivalPlan', {
            level: levelName(words, level),
            plan: planName(words, plan),
            b: (text) => <b>{text}</b>,
          })}
        </p>
      )}
      <div aria-live="polite">
        {state.stage === 'failed' ? (
          <p>{say('ui.daily.coachFailed')}</p>
        ) : state.stage !== 'ready' || state.review === null || game === null ? (
          <p>{say('ui.daily.looking')}</p>
        ) : (
          <Mistake game={game} review={state.review} words={words} />
        )}
      </div>
      <p>
        <Link href={`/replay/${table}?review`}>{say('ui.daily.review')}</Link>
      </p>
    </div>
  );
}

function useReviewOf(game: ReplayGame | null): ReviewState {
  const [state, setState] = useState(unasked);
  useEffect(() => {
    if (game === null) return;
    const stop = startReview(game, setState);
    return () => {
      stop();
      game.source.close();
    };
  }, [game]);
  return state;
}

interface MistakeProps {
  readonly game: ReplayGame;
  readonly review: Review;
  readonly words: CoachTranslation;
}

function Mistake({ game, review, words }: MistakeProps) {
  const worst = worstOf(review, game.you ?? 0);
  if (worst === null) return <p>{words.say('ui.daily.noMistake')}</p>;
  return <Told game={game} worst={worst} words={words} />;
}

interface ToldProps {
  readonly game: ReplayGame;
  readonly worst: ReviewedDecision;
  readonly words: CoachTranslation;
}

function Told({ game, worst, words }: ToldProps) {
  const { index, seat, turn, about, given, better, loss, reason } = worst;
  const { value: sight } = useLoaded(`${game.id} ${index}`, () => game.source.at(index, seat));
  const decision = sight?.decision ?? null;
  if (decision === null || better === null) return null;
  return (
    <p>
      {words.say.rich('ui.daily.mistake', {
        turn,
        given: answerText(words, decision, about, given),
        better: answerText(words, decision, about, better),
        points: Math.max(1, Math.round(100 * loss)),
        b: (text) => <b>{text}</b>,
      })}
      {reason !== null && ` ${reasonText(words, reason)}`}
    </p>
  );
}
