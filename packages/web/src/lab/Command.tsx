import { useState } from 'react';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Command.module.css';

const SHOWN = 1500;

/** How to have the same numbers from the command line. */
export function Command({ command }: { readonly command: string }) {
  const { say } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(command);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN);
  };
  return (
    <div className={styles.command}>
      <span className={texts.label}>{say('ui.lab.command')}</span>
      <code>{command}</code>
      <button type="button" className={buttons.button} onClick={copy}>
        {say(copied ? 'ui.common.copied' : 'ui.lab.copy')}
      </button>
    </div>
  );
}
