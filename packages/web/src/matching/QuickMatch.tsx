import { useEffect, useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { MatchWishes } from './MatchWishes.tsx';
import { lookForMatch, useMatch, waitFor } from './match-store.ts';
import { useMatchWish } from './match-wish.ts';
import { wishLine } from './match-words.ts';
import styles from './QuickMatch.module.css';

/** How often it is asked how many wait, while somebody looks at it, in milliseconds. */
const EVERY = 15_000;

/** One click waits for others who want the same game as last time. */
export function QuickMatch() {
  const translation = useTranslation();
  const { say } = translation;
  const { wish } = useMatchWish();
  const match = useMatch(({ match }) => match);
  const [choosing, setChoosing] = useState(false);
  const { busy, problem, run } = useAction();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void lookForMatch();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  const isWaiting = match !== null && match.own !== null && match.own.state !== 'matched';
  return (
    <div className={styles.match}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.find}
          aria-busy={busy}
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && run(() => waitFor(wish))}
        >
          <Sign name="person" />
          <span>
            <b>{say(isWaiting ? 'ui.match.looking' : 'ui.match.find')}</b>
            <small>
              {wishLine(translation, wish)}
              {match !== null && ` · ${say('ui.match.waiting', { count: match.waiting[wish.pace] })}`}
            </small>
          </span>
        </button>
        <button
          type="button"
          className={styles.wishes}
          aria-haspopup="dialog"
          aria-label={say('ui.match.wishes')}
          title={say('ui.match.wishes')}
          onClick={() => setChoosing(true)}
        >
          <Sign name="menu" />
        </button>
      </div>
      <ProblemLine problem={problem} />
      {choosing && <MatchWishes onClose={() => setChoosing(false)} />}
    </div>
  );
}
