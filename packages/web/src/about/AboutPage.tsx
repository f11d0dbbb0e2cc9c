import { version } from '../../package.json';
import { useReply } from '../api/useLoaded.ts';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { Credits } from './Credits.tsx';

/** What this is, which version of it, and who made what. */
export default function AboutPage() {
  const { say } = useTranslation();
  // Without a connection there is nothing to say of the server.
  const server = useReply<{ readonly version: string }>('/healthz').value;
  return (
    <Page title={say('ui.about.title')} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>Provincia</h1>
        <p className={sheet.lead}>{say('ui.about.lead')}</p>
      </header>
      <div className={sheet.columns}>
        <Section title={say('ui.about.version')}>
          <p>{say('ui.about.page', { version })}</p>
          {server !== null && <p>{say('ui.about.server', { version: server.version })}</p>}
          <p>{say('ui.about.code')}</p>
        </Section>
        <Credits />
      </div>
    </Page>
  );
}
