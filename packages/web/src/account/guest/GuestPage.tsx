import type { Me } from '@provincia/protocol';
import type { ReactNode } from 'react';
import { BlocksPart } from '../../community/BlocksPart.tsx';
import { ReportsPart } from '../../community/ReportsPart.tsx';
import sheet from '../../controls/sheet.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { RemindersPart } from '../../reminders/RemindersPart.tsx';
import { DataPart } from '../member/DataPart.tsx';
import { NamePart } from '../NamePart.tsx';
import { Register } from './Register.tsx';
import { SignIn } from './SignIn.tsx';

const bold = { b: (words: ReactNode) => <b>{words}</b> };

interface GuestPageProps {
  /** Null for somebody who has done nothing here yet. */
  readonly me: Me | null;
  readonly onChange: (news: string) => void;
  readonly onRename: () => Promise<void>;
}

/** For those without an account: register, or sign in. */
export function GuestPage({ me, onChange, onRename }: GuestPageProps) {
  const { say } = useTranslation();
  return (
    <>
      <header className={sheet.head}>
        <h1>{say('ui.common.account')}</h1>
        <p className={sheet.lead}>{say('ui.account.lead')}</p>
        {me !== null && (
          <p>
            {me.named
              ? say.rich('ui.account.asGuest', { ...bold, name: me.name })
              : say('ui.account.asNameless')}
          </p>
        )}
      </header>
      <div className={sheet.columns}>
        <Register onDone={() => onChange('')} />
        <SignIn onDone={() => onChange('')} />
        {me !== null && <NamePart me={me} onChange={onRename} />}
        <RemindersPart me={me} />
        {me !== null && <BlocksPart />}
        {me !== null && <ReportsPart />}
        {me !== null && <DataPart me={me} onDeleted={() => onChange(say('ui.account.deleted'))} />}
      </div>
    </>
  );
}
