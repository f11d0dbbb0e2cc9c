import type { OwnMatch } from '@provincia/protocol';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { useChoices } from '../home/choices.ts';
import { startGame } from '../home/start.ts';
import { suggestionOf } from '../home/suggestions.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useNow } from '../table/top/clock.ts';
import { countdown } from '../tournaments/tournament-words.ts';
import styles from './MatchBar.module.css';
import { comeToMatch, dismiss, leaveMatch, seeGame, useMatch, waitFor } from './match-store.ts';
import { useMatchWish } from './match-wish.ts';
import { isBusyAt, useMatchWatch } from './useMatchWatch.ts';

/** On every page while somebody waits for others: how long, with how many, and what has become of it. */
export function MatchBar() {
  useMatchWatch();
  const { match, ended, seen } = useMatch();
  const own = match?.own ?? null;
  if (own === null) return ended ? <Ended /> : null;
  if (own.state === 'waiting') return <Waiting own={own} count={match?.waiting[own.wish.pace] ?? 0} />;
  if (own.state === 'found') return <Found own={own} />;
  return own.table === seen ? null : <Begun table={own.table} />;
}

type Own<State> = Extract<OwnMatch, { state: State }>;

function Waiting({ own, count }: { readonly own: Own<'waiting'>; readonly count: number }) {
  const { say } = useTranslation();
  const [here, goTo] = useLocation();
  const isOnline = useOnline();
  const { wish, reach, since } = own;
  const about = [
    say('ui.match.waiting', { count }),
    reach === null ? say('ui.match.anyReach') : say('ui.match.reach', { ...reach }),
  ].join(' · ');
  const isLive = wish.pace === 'live';
  const isPlaying = isBusyAt(here);
  return (
    <Bar
      isSmall={isPlaying}
      title={say('ui.match.looking')}
      time={isLive ? <Time since={Date.parse(since)} /> : null}
      about={isOnline ? (isLive ? about : say('ui.match.dayHelp')) : say('ui.match.lost')}
    >
      {isPlaying ? (
        <button
          type="button"
          className={buttons.icon}
          aria-label={say('ui.common.cancel')}
          title={say('ui.common.cancel')}
          onClick={() => void leaveMatch()}
        >
          <Sign name="close" />
        </button>
      ) : (
        <>
          {isLive && <BotMeanwhile goTo={goTo} />}
          <button type="button" className={buttons.button} onClick={() => void leaveMatch()}>
            {say('ui.common.cancel')}
          </button>
        </>
      )}
    </Bar>
  );
}

/** A game that can be left: it waits among the tables of the first page. */
function BotMeanwhile({ goTo }: { readonly goTo: (path: string) => void }) {
  const { say } = useTranslation();
  const { bots, level, suggestion } = useChoices();
  const { id, cards } = suggestionOf(suggestion);
  const play = async () =>
    goTo(await startGame({ bots, level, kingdom: { by: 'printed', id }, piles: cards }));
  return (
    <button type="button" className={buttons.button} onClick={() => void play().catch(() => {})}>
      {say('ui.match.meanwhile')}
    </button>
  );
}

function Found({ own }: { readonly own: Own<'found'> }) {
  const { say } = useTranslation();
  const [here] = useLocation();
  const time = <Time until={Date.parse(own.until)} />;
  useCallingTitle(say('ui.match.found'));
  if (own.come) {
    const { here: there, players } = own;
    return <Bar title={say('ui.match.here', { here: there, players })} time={time} />;
  }
  return (
    <Bar
      isCall
      title={say('ui.match.found')}
      time={time}
      about={isBusyAt(here) ? say('ui.match.botStays') : ''}
    >
      <button type="button" className={buttons.primary} onClick={() => void comeToMatch(own.offer)}>
        {say('ui.match.come')}
      </button>
      <button type="button" className={buttons.button} onClick={() => void leaveMatch()}>
        {say('ui.match.notNow')}
      </button>
    </Bar>
  );
}

function Begun({ table }: { readonly table: string }) {
  const { say } = useTranslation();
  return (
    <Bar isCall title={say('ui.match.begun')}>
      <Link className={buttons.primary} href={`/table/${table}`} onClick={() => seeGame(table)}>
        {say('ui.match.come')}
      </Link>
      <button type="button" className={buttons.button} onClick={() => seeGame(table)}>
        {say('ui.common.close')}
      </button>
    </Bar>
  );
}

function Ended() {
  const { say } = useTranslation();
  const { wish } = useMatchWish();
  return (
    <Bar title={say('ui.match.ended')}>
      <button type="button" className={buttons.button} onClick={() => void waitFor(wish).catch(() => {})}>
        {say('ui.match.again')}
      </button>
      <button type="button" className={buttons.button} onClick={dismiss}>
        {say('ui.common.close')}
      </button>
    </Bar>
  );
}

interface BarProps {
  readonly title: string;
  /** What runs: it is not read aloud each second. */
  readonly time?: ReactNode;
  readonly about?: string;
  /** Whether something has to be done soon. */
  readonly isCall?: boolean;
  /** Where it must not be in the way. */
  readonly isSmall?: boolean;
  readonly children?: ReactNode;
}

function Bar({ title, time, about, isCall, isSmall, children }: BarProps) {
  return (
    <section
      className={clsx(styles.bar, isCall && styles.call, isSmall && styles.small)}
      aria-label={title}
      data-part="match"
    >
      <div className={styles.words}>
        <b role="status" className={isSmall ? texts.spoken : undefined}>
          {title}
        </b>
        {isSmall && <Sign name="person" />}
        <span className={styles.time} aria-hidden="true">
          {time}
        </span>
        {about && !isSmall && <small>{about}</small>}
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  );
}

/** How long ago, or how long yet, by the clock of the server. */
function Time({ since, until }: { readonly since?: number; readonly until?: number }) {
  const ahead = useMatch((state) => state.ahead);
  const now = useNow(true) - ahead;
  return countdown(Math.max(0, until === undefined ? now - (since ?? now) : until - now));
}

/** In another tab one sees that one is called. */
function useCallingTitle(words: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `● ${words}`;
    return () => {
      document.title = before;
    };
  }, [words]);
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (look) => {
      addEventListener('online', look);
      addEventListener('offline', look);
      return () => {
        removeEventListener('online', look);
        removeEventListener('offline', look);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
