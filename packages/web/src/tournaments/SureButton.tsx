import { type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Sure } from '../table/layout/Sure.tsx';

interface SureButtonProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly className: string | undefined;
  /** What it is called, if it shows only a sign. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button for what cannot be undone: it asks once more in its place. */
export function SureButton({ question, yes, onYes, className, label, children }: SureButtonProps) {
  const { say } = useTranslation();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className={className} aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </button>
    );
  }
  const answer = (act?: () => void) => () => {
    setAsking(false);
    act?.();
  };
  return (
    <Sure
      question={question}
      yes={yes}
      no={say('ui.tournament.goBack')}
      onYes={answer(onYes)}
      onNo={answer()}
    />
  );
}
