import type { ClubPage, WhoAmI } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import ways from '../tournaments/TournamentPage.module.css';
import { ClubForm } from './ClubForm.tsx';
import { NeedsAccount } from './NeedsAccount.tsx';

/** What is said of a new club. */
export default function NewClub() {
  const { say } = useTranslation();
  const [, goTo] = useLocation();
  const { value, problem } = useReply<WhoAmI>('/api/me');
  return (
    <Page title={say('ui.club.make')} className={sheet.sheet}>
      <header className={sheet.head}>
        <p className={clsx(texts.label, ways.way)}>
          <Link href="/clubs">{say('ui.club.title')}</Link>
        </p>
        <h1>{say('ui.club.make')}</h1>
      </header>
      <ProblemLine problem={problem} />
      {value !== null && value.me?.kind !== 'member' && <NeedsAccount />}
      {value?.me?.kind === 'member' && (
        <Section title={say('ui.tournament.about')}>
          <ClubForm
            label={say('ui.club.make')}
            submit={say('ui.club.foundIt')}
            onSend={async (wish) => {
              const { id } = await request<ClubPage>('POST', '/api/clubs', wish);
              goTo(`/club/${id}`);
            }}
          />
        </Section>
      )}
    </Page>
  );
}
