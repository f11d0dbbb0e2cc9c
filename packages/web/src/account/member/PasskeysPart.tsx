import type { PasskeyInfo } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { moment } from '../dates.ts';
import { SlipLine } from '../form/SlipLine.tsx';
import { useDeed } from '../form/useDeed.ts';
import { Leaf } from '../Leaf.tsx';
import { hasPasskeys, makePasskey } from '../passkey.ts';
import { useAsked } from '../useAsked.ts';

/** `onChange`: who has a password or passkey less or more has other ways to sign in. */
export function PasskeysPart({ onChange }: { readonly onChange: () => Promise<void> }) {
  const translation = useTranslation();
  const { say } = translation;
  const { value, slip: missing, again } = useAsked<{ passkeys: PasskeyInfo[] }>('/api/passkeys');
  const { busy, slip, run } = useDeed();
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
    <Leaf title={say('ui.account.passkeys')}>
      <p className="aside">{say('ui.account.passkeyHelp')}</p>
      {value?.passkeys.length === 0 && <p>{say('ui.account.noPasskeys')}</p>}
      <ul className="kept">
        {value?.passkeys.map(({ id, since }) => {
          const date = moment(translation, since);
          return (
            <li key={id}>
              <span>{say('ui.account.passkeyOf', { date })}</span>
              <button
                type="button"
                className="btn"
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
          className="btn"
          aria-busy={busy}
          onClick={() => change(() => makePasskey(), true)}
        >
          {say('ui.account.addPasskey')}
        </button>
      )}
      <SlipLine slip={slip ?? missing} />
      <p className="done" role="status">
        {added && say('ui.account.passkeyAdded')}
      </p>
    </Leaf>
  );
}
