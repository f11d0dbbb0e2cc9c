import type { TokenInfo } from '@provincia/protocol';
import { type ReactNode, useState } from 'react';
import { request } from '../../api/request.ts';
import { useReply } from '../../api/useLoaded.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import sheet from '../../controls/sheet.module.css';
import { emptyProblem } from '../../forms/checks.ts';
import { FormField } from '../../forms/FormField.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { moment } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import kept from './kept.module.css';
import { MadeToken } from './MadeToken.tsx';

const LONGEST_LABEL = 60;
const toDocs = { a: (words: ReactNode) => <a href="/api/docs">{words}</a> };

/** Tokens by which your own programs play. */
export function TokensPart() {
  const { say } = useTranslation();
  const { value, problem: missing, again } = useReply<{ tokens: TokenInfo[] }>('/api/tokens');
  const [made, setMade] = useState<string | null>(null);
  const { busy, problems, problem, props } = useForm({
    fields: ['label'],
    check: ({ label }) => ({ label: emptyProblem(label, 'label-empty') }),
    send: async ({ label }) => {
      const { token } = await request<{ token: string }>('POST', '/api/tokens', { label });
      setMade(token);
      await again();
    },
  });
  return (
    <Section title={say('ui.account.tokens')}>
      <p className={sheet.aside}>{say.rich('ui.account.tokensHelp', toDocs)}</p>
      {value?.tokens.length === 0 && <p>{say('ui.account.noTokens')}</p>}
      <ul className={kept.list}>
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
          problem={problems.label}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
        />
        <button type="submit" className={buttons.button} aria-busy={busy}>
          {say('ui.account.makeToken')}
        </button>
        <ProblemLine problem={problem ?? missing} />
      </form>
    </Section>
  );
}

interface TokenRowProps {
  readonly token: TokenInfo;
  readonly onRevoked: () => Promise<void>;
}

function TokenRow({ token: { id, label, seen }, onRevoked }: TokenRowProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { problem, run } = useAction();
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
        <ProblemLine problem={problem} />
      </span>
      <button
        type="button"
        className={buttons.button}
        aria-label={say('ui.account.revokeToken', { label })}
        onClick={revoke}
      >
        {say('ui.account.revoke')}
      </button>
    </li>
  );
}
