import { useEffect, useRef, useState } from 'react';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './MadeToken.module.css';

/** The only time that a token is to be seen. */
export function MadeToken({ token }: { readonly token: string }) {
  const { say } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  // The focus leads to it, and what is selected can be copied by hand too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each token
  useEffect(() => field.current?.select(), [token]);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(token).then(
      () => setCopied(token),
      () => undefined,
    );
  };
  return (
    <div className={styles.token}>
      <label>
        <b>{say('ui.account.tokenMade')}</b>
        <input ref={field} readOnly value={token} aria-label={say('ui.account.token')} />
      </label>
      <button type="button" className={buttons.gold} onClick={copy}>
        {say(copied === token ? 'ui.common.copied' : 'ui.account.copy')}
      </button>
    </div>
  );
}
