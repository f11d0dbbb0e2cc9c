import type { TokenInfo } from '@provincia/protocol';
import { type ReactNode, useState } from 'react';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { moment } from '../dates.ts';
import { emptySlip } from '../form/checks.ts';
import { FormField } from '../form/FormField.tsx';
import { SlipLine } from '../form/SlipLine.tsx';
import { useDeed } from '../form/useDeed.ts';
import { useForm } from '../form/useForm.ts';
import { Leaf } from '../Leaf.tsx';
import { useAsked } from '../useAsked.ts';
import { MadeToken } from './MadeToken.tsx';

const LONGEST_LABEL = 60;
const toDocs = { a: (words: ReactNode) => <a href="/api/docs">{words}</a> };

/** Tokens by which one's own programs play. */
export function TokensPart() {
  const { say } = useTranslation();
  const { value, slip: missing, again } = useAsked<{ tokens: TokenInfo[] }>('/api/tokens');
  const [made, setMade] = useState<string | null>(null);
  const { busy, slips, slip, props } = useForm({
    fields: ['label'],
    check: ({ label }) => ({ label: emptySlip(label, 'label-empty') }),
    send: async ({ label }) => {
      const { token } = await request<{ token: string }>('POST', '/api/tokens', { label });
      setMade(token);
      await again();
    },
  });
  return (
    <Leaf title={say('ui.account.tokens')}>
      <p className="aside">{say.rich('ui.account.tokensHelp', toDocs)}</p>
      {value?.tokens.length === 0 && <p>{say('ui.account.noTokens')}</p>}
      <ul className="kept">
        {value?.tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoked={again} />
        ))}
      </ul>
      {made !== null && <MadeToken token={made} />}
      <form {...props}>
        <FormField
          key={made}
          name="label"
          label={say('ui.account.tokenLabel')}
          slip={slips.label}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
        />
        <button type="submit" className="btn" aria-busy={busy}>
          {say('ui.account.makeToken')}
        </button>
        <SlipLine slip={slip ?? missing} />
      </form>
    </Leaf>
  );
}

interface TokenRowProps {
  readonly token: TokenInfo;
  readonly onRevoked: () => Promise<void>;
}

function TokenRow({ token: { id, label, seen }, onRevoked }: TokenRowProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { slip, run } = useDeed();
  const revoke = () =>
    run(async () => {
      await request('DELETE', `/api/tokens/${encodeURIComponent(id)}`);
      await onRevoked();
    });
  return (
    <li>
      <span>
        {label}
        <small>
          {seen === null
            ? say('ui.account.neverUsed')
            : say('ui.account.lastSeen', { date: moment(translation, seen) })}
        </small>
        <SlipLine slip={slip} />
      </span>
      <button
        type="button"
        className="btn"
        aria-label={say('ui.account.revokeToken', { label })}
        onClick={revoke}
      >
        {say('ui.account.revoke')}
      </button>
    </li>
  );
}
