import { useId, useRef, useState } from 'react';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';

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
    <div className="winvite">
      <h2>{say('ui.panels.waiting.invite')}</h2>
      <p>{say('ui.panels.waiting.inviteHelp')}</p>
      <div className="wlink">
        <label className="sr" htmlFor={field}>
          {say('ui.panels.waiting.link')}
        </label>
        <input
          id={field}
          ref={input}
          readOnly
          value={`${location.origin}/table/${id}`}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="btn" onClick={() => void copy()}>
          <Sign name={copied ? 'check' : 'link'} />
          <span role="status">{say(copied ? 'ui.common.copied' : 'ui.common.copyLink')}</span>
        </button>
      </div>
    </div>
  );
}
