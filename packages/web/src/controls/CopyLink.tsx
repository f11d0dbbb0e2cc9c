import { useId, useRef, useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import buttons from './buttons.module.css';
import styles from './CopyLink.module.css';
import inputs from './inputs.module.css';
import texts from './text.module.css';

interface CopyLinkProps {
  readonly label: string;
  readonly link: string;
}

/** A link to be sent to others. */
export function CopyLink({ label, link }: CopyLinkProps) {
  const { say } = useTranslation();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const isCopied = copied === link;
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // The link is selected: it can be copied by hand.
    }
  };
  return (
    <div className={styles.link}>
      <label className={texts.spoken} htmlFor={field}>
        {label}
      </label>
      <input
        id={field}
        ref={input}
        className={inputs.input}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={buttons.button} onClick={() => void copy()}>
        <Sign name={isCopied ? 'check' : 'link'} />
        <span role="status">{say(isCopied ? 'ui.common.copied' : 'ui.common.copyLink')}</span>
      </button>
    </div>
  );
}
