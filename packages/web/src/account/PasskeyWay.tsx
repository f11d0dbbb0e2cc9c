import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { hasPasskeys } from './passkey.ts';

/** The other button of a form: the same with a passkey instead of the password. */
export function PasskeyWay({ help }: { readonly help?: string }) {
  const { say } = useTranslation();
  if (!hasPasskeys) return null;
  return (
    <div className="otherway">
      <p className="or">{say('ui.account.or')}</p>
      <button type="submit" name="way" value="passkey" className="btn">
        {say('ui.account.withPasskey')}
      </button>
      {help !== undefined && <p className="aside">{help}</p>}
    </div>
  );
}
