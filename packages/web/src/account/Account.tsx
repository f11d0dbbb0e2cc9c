import type { Me, WhoAmI } from '@provincia/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { SlipLine } from './form/SlipLine.tsx';
import { GuestPage } from './GuestPage.tsx';
import { MemberPage } from './member/MemberPage.tsx';
import { useAsked } from './useAsked.ts';
import './account.css';

/** One's own account, or the way to one. */
export default function Account() {
  const { say } = useTranslation();
  const { value, slip, again } = useAsked<WhoAmI>('/api/me');
  const [news, setNews] = useState('');
  const show = async (words: string) => {
    await again();
    setNews(words);
    // What had the focus may be gone.
    document.getElementById('content')?.focus();
  };
  return (
    <Page title={say('ui.common.account')} className="folio">
      <p className="news" role="status">
        {news}
      </p>
      {value === null ? (
        <Waiting slip={slip} onRetry={again} />
      ) : isMember(value.me) ? (
        <MemberPage me={value.me} onChange={again} onGone={show} />
      ) : (
        <GuestPage me={value.me} onChange={show} />
      )}
    </Page>
  );
}

function isMember(me: Me | null): me is Me {
  return me?.kind === 'member';
}

function Waiting({
  slip,
  onRetry,
}: Pick<ReturnType<typeof useAsked>, 'slip'> & { readonly onRetry: () => void }) {
  const { say } = useTranslation();
  return (
    <div className="waits">
      {slip === null ? <p>{say('ui.common.loading')}</p> : <SlipLine slip={slip} />}
      {slip !== null && (
        <button type="button" className="btn" onClick={onRetry}>
          {say('ui.common.retry')}
        </button>
      )}
    </div>
  );
}
