import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';

/** The only time that a token is to be seen. */
export function MadeToken({ token }: { readonly token: string }) {
  const { say } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  // The focus leads to it, and what is selected can be copied by hand too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each token anew
  useEffect(() => field.current?.select(), [token]);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(token).then(
      () => setCopied(token),
      () => undefined,
    );
  };
  return (
    <div className="madetoken">
      <label>
        <b>{say('ui.account.tokenMade')}</b>
        <input ref={field} readOnly value={token} aria-label={say('ui.account.token')} />
      </label>
      <button type="button" className="btn gold" onClick={copy}>
        {say(copied === token ? 'ui.common.copied' : 'ui.account.copy')}
      </button>
    </div>
  );
}
