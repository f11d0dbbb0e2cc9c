import { Link } from 'wouter';
import { useTongue } from '../tongue/TongueProvider.tsx';
import { Page } from './Page.tsx';

export function NotFound() {
  const { say } = useTongue();
  return (
    <Page title={say('ui.common.notFound')} className="notice">
      <h1>{say('ui.common.notFound')}</h1>
      <Link className="btn" href="/">
        {say('ui.common.toStart')}
      </Link>
    </Page>
  );
}
