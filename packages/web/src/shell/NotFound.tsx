import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from './Page.tsx';

export function NotFound() {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.common.notFound')} className={panels.notice}>
      <h1>{say('ui.common.notFound')}</h1>
      <Link className={buttons.button} href="/">
        {say('ui.common.toStart')}
      </Link>
    </Page>
  );
}
