import type { Tournaments as Listed, Tournament } from '@provincia/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import pages from '../controls/pages.module.css';
import rows from '../controls/rows.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { TournamentEntry } from './TournamentEntry.tsx';
import styles from './Tournaments.module.css';

/** All tournaments: those that run, those that are to come, those that are over; and the way to a new one. */
export default function Tournaments() {
  const { say } = useTranslation();
  const { value, problem } = useReply<Listed>('/api/tournaments');
  return (
    <Page title={say('ui.tournament.title')} className={pages.wide}>
      <header className={styles.head}>
        <div className={pages.head}>
          <h1>{say('ui.tournament.title')}</h1>
          <p className={pages.lead}>{say('ui.tournament.lead')}</p>
        </div>
        <Link className={buttons.primary} href="/tournaments/new">
          {say('ui.tournament.make')}
        </Link>
      </header>
      <ProblemLine problem={problem} />
      {value === null ? (
        problem === null && <p>{say('ui.common.loading')}</p>
      ) : (
        <>
          <Part
            title={say('ui.tournament.running')}
            none={say('ui.tournament.noneRunning')}
            list={value.running}
          />
          <Part
            title={say('ui.tournament.upcoming')}
            none={say('ui.tournament.noneUpcoming')}
            list={value.upcoming}
          />
          <Part
            title={say('ui.tournament.finished')}
            none={say('ui.tournament.noneFinished')}
            list={value.finished}
          />
        </>
      )}
    </Page>
  );
}

interface PartProps {
  readonly title: string;
  /** What is said if there are none. */
  readonly none: string;
  readonly list: readonly Tournament[];
}

function Part({ title, none, list }: PartProps) {
  const heading = useId();
  return (
    <section className={pages.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {list.length === 0 ? (
        <p className={rows.nothing}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {list.map((tournament) => (
            <TournamentEntry key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      )}
    </section>
  );
}
