import buttons from '../../controls/buttons.module.css';
import sheet from '../../controls/sheet.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { hasPasskeys } from '../passkey.ts';
import styles from './PasskeyWay.module.css';

/** The other button of a form: the same with a passkey instead of the password. */
export function PasskeyWay({ help }: { readonly help?: string }) {
  const { say } = useTranslation();
  if (!hasPasskeys) return null;
  return (
    <div className={styles.way}>
      <p className={styles.or}>{say('ui.account.or')}</p>
      <button type="submit" name="way" value="passkey" className={buttons.button}>
        {say('ui.account.withPasskey')}
      </button>
      {help !== undefined && <p className={sheet.aside}>{help}</p>}
    </div>
  );
}
