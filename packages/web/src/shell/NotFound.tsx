import { Link } from 'wouter';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from './Page.tsx';

export function NotFound() {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.common.notFound')} className="notice">
      <h1>{say('ui.common.notFound')}</h1>
      <Link className="btn" href="/">
        {say('ui.common.toStart')}
      </Link>
    </Page>
  );
}
