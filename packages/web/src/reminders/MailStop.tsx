import type { MailLink } from '@provincia/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { request } from '../api/request.ts';
import { useLoaded } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';

/** Where the link in a mail leads by which somebody wants no more: it is done at once, and can be taken back. */
export default function MailStop({ params: { token } }: { readonly params: { readonly token: string } }) {
  const { say } = useTranslation();
  const { value, problem: missing } = useLoaded(token, () =>
    request<MailLink>('POST', `/api/mail/unsubscribe?token=${encodeURIComponent(token)}`),
  );
  const { busy, problem, run } = useAction();
  const [undone, setUndone] = useState<MailLink | null>(null);
  const undo = () =>
    run(async () => setUndone(await request<MailLink>('POST', '/api/mail/resubscribe', { token })));
  const link = undone ?? value;
  return (
    <Page title={say('ui.reminders.link.stopTitle')} className={panels.notice}>
      <h1>{say('ui.reminders.link.stopTitle')}</h1>
      <p role="status">
        {link !== null
          ? say(`ui.reminders.link.${undone === null ? 'stopped' : 'confirmed'}`, { address: link.address })
          : missing === null && say('ui.reminders.link.stopping')}
      </p>
      <ProblemLine problem={problem ?? missing} />
      <p className={buttons.actions}>
        {value !== null && undone === null && (
          <button type="button" className={buttons.button} aria-busy={busy} onClick={undo}>
            {say('ui.reminders.link.undo')}
          </button>
        )}
        <Link className={buttons.button} href="/account">
          {say('ui.reminders.link.settings')}
        </Link>
      </p>
    </Page>
  );
}
