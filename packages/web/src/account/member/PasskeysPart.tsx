import type { PasskeyInfo } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useReply } from '../../api/useLoaded.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import sheet from '../../controls/sheet.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { moment } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { hasPasskeys, makePasskey } from '../passkey.ts';
import kept from './kept.module.css';

/** `onChange`: who has a password or passkey less or more has other ways to sign in. */
export function PasskeysPart({ onChange }: { readonly onChange: () => Promise<void> }) {
  const translation = useTranslation();
  const { say } = translation;
  const { value, problem: missing, again } = useReply<{ passkeys: PasskeyInfo[] }>('/api/passkeys');
  const { busy, problem, run } = useAction();
  const [added, setAdded] = useState(false);
  const change = (action: () => Promise<unknown>, adds: boolean) =>
    run(async () => {
      setAdded(false);
      await action();
      await Promise.all([again(), onChange()]);
      setAdded(adds);
    });
  const forget = (id: string) =>
    change(() => request('DELETE', `/api/passkeys/${encodeURIComponent(id)}`), false);
  return (
    <Section title={say('ui.account.passkeys')}>
      <p className={sheet.aside}>{say('ui.account.passkeyHelp')}</p>
      {value?.passkeys.length === 0 && <p>{say('ui.account.noPasskeys')}</p>}
      <ul className={kept.list}>
        {value?.passkeys.map(({ id, since }) => {
          const date = moment(translation, since);
          return (
            <li key={id}>
              <span>{say('ui.account.passkeyOf', { date })}</span>
              <button
                type="button"
                className={buttons.button}
                aria-label={say('ui.account.forgetPasskey', { date })}
                onClick={() => forget(id)}
              >
                {say('ui.account.forget')}
              </button>
            </li>
          );
        })}
      </ul>
      {hasPasskeys && (
        <button
          type="button"
          className={buttons.button}
          aria-busy={busy}
          onClick={() => change(() => makePasskey(), true)}
        >
          {say('ui.account.addPasskey')}
        </button>
      )}
      <ProblemLine problem={problem ?? missing} />
      <p className={sheet.status} role="status">
        {added && say('ui.account.passkeyAdded')}
      </p>
    </Section>
  );
}
