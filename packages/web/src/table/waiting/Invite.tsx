import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import inputs from '../../controls/inputs.module.css';
import panels from '../../controls/panels.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Invite.module.css';

/** The link to the table, to be sent to friends. */
export function Invite({ id }: { readonly id: string }) {
  const { say } = useTranslation();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(`${location.origin}/table/${id}`);
      setCopied(true);
    } catch {
      // The link is selected: it can be copied by hand.
    }
  };
  return (
    <div className={clsx(panels.panel, styles.invite)}>
      <h2>{say('ui.panels.waiting.invite')}</h2>
      <p>{say('ui.panels.waiting.inviteHelp')}</p>
      <div className={styles.link}>
        <label className={texts.spoken} htmlFor={field}>
          {say('ui.panels.waiting.link')}
        </label>
        <input
          id={field}
          ref={input}
          className={inputs.input}
          readOnly
          value={`${location.origin}/table/${id}`}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className={buttons.button} onClick={() => void copy()}>
          <Sign name={copied ? 'check' : 'link'} />
          <span role="status">{say(copied ? 'ui.common.copied' : 'ui.common.copyLink')}</span>
        </button>
      </div>
    </div>
  );
}
