import { languageNames } from '@provincia/catalog';
import type { WhoAmI } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Link, useParams } from 'wouter';
import { codeWords } from '../api/problem-words.ts';
import { useReply } from '../api/useLoaded.ts';
import { CardReader } from '../cards/CardReader.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { day } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import ways from '../tournaments/TournamentPage.module.css';
import { ClubDesk } from './ClubDesk.tsx';
import { ClubKingdoms } from './ClubKingdoms.tsx';
import { ClubMembers } from './ClubMembers.tsx';
import { ClubTables } from './ClubTables.tsx';
import { ClubTournaments } from './ClubTournaments.tsx';
import { Joining } from './Joining.tsx';
import { useClub } from './useClub.ts';

/** A club: what it says of itself, what is played there, and who is in it. */
export default function ClubPage() {
  const translation = useTranslation();
  const { say } = translation;
  const { id = '' } = useParams<{ id: string }>();
  const followed = useClub(id);
  const { page, problem, changes, change } = followed;
  const { value } = useReply<WhoAmI>('/api/me');
  if (page === null) {
    return (
      <Page title={say('ui.club.title')} className={sheet.sheet}>
        <p>{problem === null ? say('ui.common.loading') : codeWords(translation, problem)}</p>
      </Page>
    );
  }
  const { name, description, members, since, language, desk } = page;
  return (
    <Page title={name} className={sheet.sheet}>
      <CardReader>
        <header className={sheet.head}>
          <p className={clsx(texts.label, ways.way)}>
            <Link href="/clubs">{say('ui.club.title')}</Link>
          </p>
          <h1>{name}</h1>
          <p>
            {say('ui.club.members', { count: members })} ·{' '}
            {say('ui.club.since', { date: day(translation, since) })}
            {language !== null && ` · ${languageNames[language]}`}
          </p>
          {description !== '' && <p className={ways.description}>{description}</p>}
        </header>
        {value !== null && <Joining club={followed} page={page} isMember={value.me?.kind === 'member'} />}
        <ClubTables page={page} />
        <ClubTournaments page={page} />
        <ClubKingdoms page={page} change={change} />
        <ClubMembers key={changes} id={id} />
        {desk !== null && <ClubDesk page={page} desk={desk} change={change} you={value?.me?.name ?? ''} />}
      </CardReader>
    </Page>
  );
}
