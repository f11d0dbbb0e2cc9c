import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Over the table: the browser keeps the focus inside and gives it back. Escape and a click beside it close. */
export function Dialog({ title, className, onClose, children }: DialogProps) {
  const { say } = useTranslation();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still there, or the focus would not go back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className={clsx(buttons.icon, styles.close)}
            aria-label={say('ui.common.close')}
            onClick={onClose}
          >
            <Sign name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
