import { clsx } from 'clsx';
import { Link, useParams } from 'wouter';
import { codeWords } from '../api/problem-words.ts';
import { clockWords } from '../by-day/clock-words.ts';
import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { kingdomName } from '../home/lobby/table-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { pilesOf } from '../kingdoms/piles.ts';
import { nameList } from '../kingdoms/traits.ts';
import { Page } from '../shell/Page.tsx';
import { Bracket } from './Bracket.tsx';
import { EntrantList } from './EntrantList.tsx';
import { Organising } from './Organising.tsx';
import { Pairings } from './Pairings.tsx';
import { StageCountdown } from './StageCountdown.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { Taking } from './Taking.tsx';
import styles from './TournamentPage.module.css';
import { ShownTournament, useShown } from './tournament-context.ts';
import { stageWords } from './tournament-words.ts';
import { useTournament } from './useTournament.ts';

/** A tournament: what it is, who takes part, who plays whom, and how it stands. */
export default function TournamentPage() {
  const translation = useTranslation();
  const { say } = translation;
  const { id = '' } = useParams<{ id: string }>();
  const { page, behind, problem, change } = useTournament(id);
  if (page === null) {
    return (
      <Page title={say('ui.tournament.title')} className={sheet.sheet}>
        <p>{problem === null ? say('ui.common.loading') : codeWords(translation, problem)}</p>
      </Page>
    );
  }
  const { name, kind, host, status, standings } = page;
  return (
    <ShownTournament value={page}>
      <Page title={name} className={sheet.sheet}>
        <header className={sheet.head}>
          <p className={clsx(texts.label, styles.way)}>
            <Link href="/tournaments">{say('ui.tournament.title')}</Link> ·{' '}
            {say(`ui.tournament.kind.${kind}`)}
          </p>
          <h1>{name}</h1>
          <p className={styles.stage}>
            <StageCountdown behind={behind} />
          </p>
        </header>
        <Taking change={change} />
        {kind === 'knock-out' && standings.length > 0 && <Bracket />}
        <div className={styles.columns}>
          {standings.length > 0 && <StandingsTable />}
          <Pairings />
        </div>
        <About />
        {(standings.length === 0 || (host && status === 'running')) && <EntrantList change={change} />}
        {host && status === 'upcoming' && <Organising change={change} />}
      </Page>
    </ShownTournament>
  );
}

function About() {
  const translation = useTranslation();
  const { say } = translation;
  const page = useShown();
  const { id, kind, description, clock, rated, organiser, chosen, kingdomMinutes, entrants, most, club } =
    page;
  const kingdoms =
    chosen !== null
      ? say('ui.tournament.howChosen')
      : kind === 'arena'
        ? say('ui.tournament.howArena', { minutes: kingdomMinutes ?? 0 })
        : say('ui.tournament.howKingdoms');
  return (
    <Section title={say('ui.tournament.about')} className={styles.about}>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <ul>
        <li>{say(`ui.tournament.kindHelp.${kind}`)}</li>
        {page.status === 'upcoming' && <li>{stageWords(translation, page)}</li>}
        <li>{clockWords(translation, clock)}</li>
        {club !== undefined && (
          <li>
            <Link href={`/club/${club.id}`}>{say('ui.club.forMembers', { name: club.name })}</Link>
          </li>
        )}
        <li>{say('ui.tournament.entrantsOf', { count: entrants, most })}</li>
        <li>{say(rated ? 'ui.tournament.howRated' : 'ui.tournament.howUnrated')}</li>
        <li>
          {kingdoms}
          {chosen?.map(({ cards, printed }) => (
            <small key={cards.join()}>
              {kingdomName(translation, { kingdom: cards, printed })}: {nameList(pilesOf(cards), translation)}
            </small>
          ))}
        </li>
        {'minutes' in clock && <li>{say('ui.tournament.howNoShow')}</li>}
        <li>
          {organiser === null ? say('ui.tournament.byNobody') : say('ui.tournament.by', { name: organiser })}
        </li>
      </ul>
      <p className={buttons.actions}>
        <a href={`/api/tournaments/${id}/table.csv`}>{say('ui.tournament.csv')}</a>
        <a href={`/api/tournaments/${id}/table.json`}>{say('ui.tournament.json')}</a>
      </p>
    </Section>
  );
}
