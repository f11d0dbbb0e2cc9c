import type { MailLink } from '@provincia/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { request } from '../api/request.ts';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';

/** Where the link in a mail leads that asks for a confirmation. It takes a click: machines open links too. */
export default function MailConfirm({ params: { token } }: { readonly params: { readonly token: string } }) {
  const { say } = useTranslation();
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState<MailLink | null>(null);
  const confirm = () =>
    run(async () => setDone(await request<MailLink>('POST', '/api/mail/confirm', { token })));
  return (
    <Page title={say('ui.reminders.link.confirmTitle')} className={panels.notice}>
      <h1>{say('ui.reminders.link.confirmTitle')}</h1>
      <p role="status">
        {done === null
          ? say('ui.reminders.link.confirmAsk')
          : say('ui.reminders.link.confirmed', { address: done.address })}
      </p>
      {done === null ? (
        <button type="button" className={buttons.gold} aria-busy={busy} onClick={confirm}>
          {say('ui.reminders.link.confirm')}
        </button>
      ) : (
        <Link className={buttons.button} href="/account">
          {say('ui.reminders.link.settings')}
        </Link>
      )}
      <ProblemLine problem={problem} />
    </Page>
  );
}
