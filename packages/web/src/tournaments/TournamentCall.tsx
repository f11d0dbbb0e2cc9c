import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { usePersonNews } from '../api/person-news.ts';
import buttons from '../controls/buttons.module.css';
import styles from '../controls/call.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { lookForCalls, putOff, useCalls } from './tournament-calls.ts';

/** News may be lost: whoever is in a tournament asks all the same, in milliseconds. */
const EVERY = 15_000;

/** Calls players of tournaments to their games, wherever they are on the site. */
export function TournamentCall() {
  const { say } = useTranslation();
  const { games, entered, later } = useCalls();
  const [here, goTo] = useLocation();
  useEffect(() => {
    if (navigator.onLine) void lookForCalls();
  }, []);
  const isIn = entered > 0;
  usePersonNews(isIn, hear);
  useEffect(() => {
    if (!isIn) return;
    const timer = setInterval(() => void lookForCalls(), EVERY);
    return () => clearInterval(timer);
  }, [isIn]);
  const call = games.find(
    ({ table, fresh }) => fresh && !later.includes(table) && here !== `/table/${table}`,
  );
  // Whoever looks at the tournament waits for it.
  const isAwaited = call?.live === true && here === `/tournament/${call.tournament}`;
  useEffect(() => {
    if (isAwaited && call !== undefined) {
      putOff(call.table);
      goTo(`/table/${call.table}`);
    }
  }, [isAwaited, call, goTo]);
  return (
    <div className={styles.call} role="status">
      {call !== undefined && !isAwaited && (
        <div>
          <p>
            <b>
              {call.kind === 'arena'
                ? say('ui.tournament.yourArenaGame')
                : say('ui.tournament.yourGame', { round: call.round })}
            </b>
            <small>
              {call.opponent === null
                ? say('ui.tournament.yourGameIn', { name: call.name })
                : say('ui.tournament.yourGameOf', { name: call.name, opponent: call.opponent })}
            </small>
          </p>
          <Link className={buttons.primary} href={`/table/${call.table}`} onClick={() => putOff(call.table)}>
            {say('ui.tournament.toGame')}
          </Link>
          <button type="button" className={buttons.button} onClick={() => putOff(call.table)}>
            {say('ui.tournament.later')}
          </button>
        </div>
      )}
    </div>
  );
}

function hear(news: { readonly what: string } | 'connected'): void {
  if (news === 'connected' || news.what === 'tournament') void lookForCalls();
}
