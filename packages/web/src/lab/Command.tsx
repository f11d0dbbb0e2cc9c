import { useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

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
    <div className="command">
      <span className="label">{say('ui.lab.command')}</span>
      <code>{command}</code>
      <button type="button" className="btn" onClick={copy}>
        {say(copied ? 'ui.common.copied' : 'ui.lab.copy')}
      </button>
    </div>
  );
}
