import { useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './RuleNumber.module.css';

interface RuleNumberProps {
  readonly number: string;
  readonly isMarked: true | undefined;
}

/** The number of a rule: a link to it. Once it was followed, the link can be copied. */
export function RuleNumber({ number, isMarked }: RuleNumberProps) {
  const { say } = useTranslation();
  return (
    <span className={styles.number}>
      <a href={`#${number}`} aria-label={say('ui.rules.rule', { number })}>
        {number}
      </a>
      {isMarked && <CopyLink />}
    </span>
  );
}

function CopyLink() {
  const { say } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const label = say(isCopied ? 'ui.common.copied' : 'ui.common.copyLink');
  return (
    <button
      type="button"
      className={styles.copy}
      title={label}
      onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
    >
      <Sign name={isCopied ? 'check' : 'link'} />
      <span className={styles.label} role="status">
        {label}
      </span>
    </button>
  );
}
