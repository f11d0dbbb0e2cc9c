import { clsx } from 'clsx';
import { useId } from 'react';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useSettings } from '../settings/settings.ts';
import { Curve } from './Curve.tsx';
import { CurveTable } from './CurveTable.tsx';
import { percent } from './chance-figures.ts';
import { Decisions } from './Decisions.tsx';
import { ReviewedPlayers } from './ReviewedPlayers.tsx';
import styles from './ReviewTab.module.css';
import { useReview } from './review-context.ts';
import { Ways } from './Ways.tsx';

/** Where the game was won and lost: by whom, by what, and by how much luck. It fills up while it is being made. */
export function ReviewTab({ onGo }: { readonly onGo: () => void }) {
  const { say } = useTranslation();
  const { state, words } = useReview();
  const { review } = state;
  return (
    <section className={clsx(styles.review, texts.figures)} aria-label={say('ui.review.title')}>
      <Stage />
      {review !== null && (
        <div data-review="curve">
          <Curve review={review} className={styles.curve} />
        </div>
      )}
      <BarSwitch />
      {review !== null && words !== null && (
        <>
          <div data-review="players">
            <ReviewedPlayers review={review} />
          </div>
          <div data-review="ways">
            <Ways review={review} />
          </div>
          <div data-review="decisions">
            <Decisions review={review} onGo={onGo} />
          </div>
          <CurveTable review={review} />
          <p className={styles.method}>{say('ui.review.method')}</p>
        </>
      )}
    </section>
  );
}

/** How far it is, until it is there. */
export function Stage() {
  const { say, language } = useTranslation();
  const { state, again } = useReview();
  const { stage, review } = state;
  if (stage === 'ready' || stage === 'unasked') return null;
  if (stage === 'failed') {
    return (
      <div className={styles.stage}>
        <p role="alert">{say('ui.review.problem')}</p>
        <button type="button" className={buttons.button} onClick={again}>
          {say('ui.review.again')}
        </button>
      </div>
    );
  }
  const progress = review?.progress ?? 0;
  const words =
    stage === 'running'
      ? say('ui.review.stage.running', { done: percent(language, progress) })
      : say(`ui.review.stage.${stage}`);
  return (
    <div className={styles.stage}>
      <p>{words}</p>
      <progress aria-label={words} {...(stage === 'running' ? { value: progress } : {})} />
    </div>
  );
}

function BarSwitch() {
  const { say } = useTranslation();
  const id = useId();
  const { chanceBar, set } = useSettings();
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={chanceBar}
        onChange={({ target }) => set({ chanceBar: target.checked })}
      />
      <label htmlFor={id}>{say('ui.review.bar')}</label>
    </div>
  );
}
