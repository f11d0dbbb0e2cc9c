import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import sheet from '../controls/sheet.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

/** For guests. */
export function NeedsAccount() {
  const { say } = useTranslation();
  return (
    <>
      <p className={sheet.lead}>{say('ui.club.needsAccount')}</p>
      <p className={buttons.actions}>
        <Link className={buttons.primary} href="/account">
          {say('ui.tournament.toAccount')}
        </Link>
      </p>
    </>
  );
}
