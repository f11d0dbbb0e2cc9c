import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../../table/layout/Dialog.tsx';
import { NameForm } from '../NameForm.tsx';
import styles from './NameDialog.module.css';

interface NameDialogProps {
  readonly name: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What a guest is called at the table. */
export default function NameDialog({ name, onDone, onCancel }: NameDialogProps) {
  const { say } = useTranslation();
  return (
    <Dialog title={say('ui.account.whatName')} className={styles.dialog} onClose={onCancel}>
      <p className={styles.help}>{say('ui.account.whatNameHelp')}</p>
      <NameForm name={name} action={say('ui.account.takeName')} isMain onDone={async () => onDone()} />
    </Dialog>
  );
}
