import type { Me } from '@provincia/protocol';
import { Link } from 'wouter';
import { request } from '../../api/request.ts';
import { VacationPart } from '../../by-day/VacationPart.tsx';
import { BlocksPart } from '../../community/BlocksPart.tsx';
import { PrivacyPart } from '../../community/PrivacyPart.tsx';
import { ReportsPart } from '../../community/ReportsPart.tsx';
import buttons from '../../controls/buttons.module.css';
import sheet from '../../controls/sheet.module.css';
import texts from '../../controls/text.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { day } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { leaveDevice } from '../../reminders/device.ts';
import { RemindersPart } from '../../reminders/RemindersPart.tsx';
import { NamePart } from '../NamePart.tsx';
import { DataPart } from './DataPart.tsx';
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
  const { problem, run } = useAction();
  const signOut = () =>
    run(async () => {
      await leaveDevice();
      await request('POST', '/api/logout');
      onGone('');
    });
  return (
    <>
      <header className={sheet.person}>
        <div>
          <p className={texts.label}>{say('ui.common.account')}</p>
          <h1>{me.name}</h1>
          <p>{say('ui.account.since', { date: day(translation, me.since) })}</p>
        </div>
        <p className={buttons.actions}>
          <Link className={buttons.button} href={`/player/${encodeURIComponent(me.name)}`}>
            {say('ui.account.ownPage')}
          </Link>
          <Link className={buttons.button} href="/clubs">
            {say('ui.club.title')}
          </Link>
          <Link className={buttons.button} href="/leaderboard">
            {say('ui.common.leaderboard')}
          </Link>
          <button type="button" className={buttons.button} onClick={signOut}>
            {say('ui.account.signOut')}
          </button>
        </p>
        <ProblemLine problem={problem} />
      </header>
      <div className={sheet.columns}>
        <NamePart me={me} onChange={onChange} />
        <RemindersPart me={me} />
        <PasswordPart me={me} onChange={onChange} />
        <PasskeysPart onChange={onChange} />
        <VacationPart />
        <PrivacyPart />
        <BlocksPart />
        <ReportsPart />
        <SessionsPart />
        <TokensPart />
        <DataPart me={me} onDeleted={() => onGone(say('ui.account.deleted'))} />
      </div>
    </>
  );
}
