import type { Me, WhoAmI } from '@provincia/protocol';
import { useEffect, useState } from 'react';
import type { ProblemCode } from '../api/problem-words.ts';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { meet } from '../puzzles/record.ts';
import { Page } from '../shell/Page.tsx';
import { GuestPage } from './guest/GuestPage.tsx';
import { MemberPage } from './member/MemberPage.tsx';

/** Your own account, or the way to one. */
export default function Account() {
  const { say } = useTranslation();
  const { value, problem, again } = useReply<WhoAmI>('/api/me');
  const [news, setNews] = useState('');
  // Whoever signs in brings along which puzzles they have solved on this device.
  useEffect(() => void (value !== null && meet(value.me)), [value]);
  const show = async (words: string) => {
    await again();
    setNews(words);
    // What had the focus may be gone.
    document.getElementById('content')?.focus();
  };
  return (
    <Page title={say('ui.common.account')} className={sheet.sheet}>
      <p className={sheet.status} role="status">
        {news}
      </p>
      {value === null ? (
        <Waiting problem={problem} onRetry={again} />
      ) : isMember(value.me) ? (
        <MemberPage me={value.me} onChange={again} onGone={show} />
      ) : (
        <GuestPage me={value.me} onChange={show} onRename={again} />
      )}
    </Page>
  );
}

function isMember(me: Me | null): me is Me {
  return me?.kind === 'member';
}

interface WaitingProps {
  readonly problem: ProblemCode | null;
  readonly onRetry: () => void;
}

function Waiting({ problem, onRetry }: WaitingProps) {
  const { say } = useTranslation();
  return (
    <div>
      {problem === null ? <p>{say('ui.common.loading')}</p> : <ProblemLine problem={problem} />}
      {problem !== null && (
        <button type="button" className={buttons.button} onClick={onRetry}>
          {say('ui.common.retry')}
        </button>
      )}
    </div>
  );
}
