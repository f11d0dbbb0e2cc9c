import type { Me } from '@provincia/protocol';
import { Link } from 'wouter';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { day } from '../dates.ts';
import { SlipLine } from '../form/SlipLine.tsx';
import { useDeed } from '../form/useDeed.ts';
import { DataPart } from './DataPart.tsx';
import { NamePart } from './NamePart.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { TokensPart } from './TokensPart.tsx';

interface MemberPageProps {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
  /** Signed out or deleted; with what is to be said about it. */
  readonly onGone: (news: string) => void;
}

/** Everything about an account that its owner can see and change. */
export function MemberPage({ me, onChange, onGone }: MemberPageProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { slip, run } = useDeed();
  const signOut = () =>
    run(async () => {
      await request('POST', '/api/logout');
      onGone('');
    });
  return (
    <>
      <header className="fhead member">
        <div>
          <p className="label">{say('ui.common.account')}</p>
          <h1>{me.name}</h1>
          <p>{say('ui.account.since', { date: day(translation, me.since) })}</p>
        </div>
        <p className="actions">
          <Link className="btn" href={`/player/${encodeURIComponent(me.name)}`}>
            {say('ui.account.ownPage')}
          </Link>
          <Link className="btn" href="/leaderboard">
            {say('ui.common.leaderboard')}
          </Link>
          <button type="button" className="btn" onClick={signOut}>
            {say('ui.account.signOut')}
          </button>
        </p>
        <SlipLine slip={slip} />
      </header>
      <div className="leaves">
        <NamePart me={me} onChange={onChange} />
        <PasswordPart me={me} onChange={onChange} />
        <PasskeysPart onChange={onChange} />
        <SessionsPart />
        <TokensPart />
        <DataPart me={me} onDeleted={() => onGone(say('ui.account.deleted'))} />
      </div>
    </>
  );
}
