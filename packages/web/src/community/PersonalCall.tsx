import type { Invitation, Sanction } from '@provincia/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePersonNews } from '../api/person-news.ts';
import { request } from '../api/request.ts';
import { clockWords } from '../by-day/clock-words.ts';
import buttons from '../controls/buttons.module.css';
import styles from '../controls/call.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { lookForPersonalCalls, usePersonalCalls } from './personal-calls.ts';
import { useUntilWords } from './until-words.ts';

/** News may be lost: whoever is known asks all the same, in milliseconds. */
const EVERY = 60_000;

/** Shows invitations, and what moderators have decided about somebody, wherever they are on the site. */
export function PersonalCall() {
  const { known, invitations, notices } = usePersonalCalls();
  const [here] = useLocation();
  // Who was nobody may be somebody on the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked anew on each page until somebody is known
  useEffect(() => {
    if (!known && navigator.onLine) void lookForPersonalCalls();
  }, [known, here]);
  usePersonNews(known, hear);
  useEffect(() => {
    if (!known) return;
    const timer = setInterval(() => void lookForPersonalCalls(), EVERY);
    return () => clearInterval(timer);
  }, [known]);
  const invitation = invitations.find(({ table }) => here !== `/table/${table}`);
  return (
    <div className={styles.call} role="status">
      {notices.length > 0 ? (
        <Notice key={notices[0].id} notice={notices[0]} />
      ) : (
        invitation !== undefined && <Invited key={invitation.table} invitation={invitation} />
      )}
    </div>
  );
}

function hear(news: { readonly what: string } | 'connected'): void {
  if (news === 'connected' || ['invited', 'moderation', 'blocks'].includes(news.what))
    void lookForPersonalCalls();
}

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const translation = useTranslation();
  const { say } = translation;
  const { table, from, players, clock, rated } = invitation;
  const { busy, problem, run } = useAction();
  const [, goTo] = useLocation();
  const answer = (how: 'join' | 'decline') =>
    run(async () => {
      try {
        await request('POST', `/api/tables/${table}/${how}`, {});
        if (how === 'join') goTo(`/table/${table}`);
      } finally {
        await lookForPersonalCalls();
      }
    });
  return (
    <div>
      <p>
        <b>{say('ui.community.invitation', { name: from })}</b>
        <small>
          {say('ui.community.invitationOf', {
            players,
            clock: clockWords(translation, clock),
            rated: rated ? 'yes' : 'no',
          })}
        </small>
      </p>
      <button type="button" className={buttons.primary} aria-busy={busy} onClick={() => answer('join')}>
        {say('ui.community.accept')}
      </button>
      <button type="button" className={buttons.button} aria-busy={busy} onClick={() => answer('decline')}>
        {say('ui.community.decline')}
      </button>
      <ProblemLine problem={problem} />
    </div>
  );
}

function Notice({ notice }: { readonly notice: Sanction }) {
  const { say } = useTranslation();
  const until = useUntilWords();
  const { id, kind, reason } = notice;
  const { busy, problem, run } = useAction();
  const read = () =>
    run(async () => {
      await request('POST', `/api/me/sanctions/${id}/read`);
      await lookForPersonalCalls();
    });
  return (
    <div>
      <p>
        <b>
          {say(`ui.community.notice.${kind}`)}
          {until(notice)}
        </b>
        <span>{reason}</span>
        <small>
          {say(`ui.community.noticeHelp.${kind}`)} {say('ui.community.appeal')}
        </small>
      </p>
      <button type="button" className={buttons.primary} aria-busy={busy} onClick={read}>
        {say('ui.community.read')}
      </button>
      <ProblemLine problem={problem} />
    </div>
  );
}
