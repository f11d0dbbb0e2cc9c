import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Over the right edge of the table. Escape and a click beside it close. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const { say } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.body}>
        <h2 className={texts.spoken}>{title}</h2>
        <button
          type="button"
          className={clsx(buttons.icon, styles.close)}
          aria-label={say('ui.common.close')}
          onClick={onClose}
        >
          <Sign name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
