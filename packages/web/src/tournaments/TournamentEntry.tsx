import type { Tournament } from '@provincia/protocol';
import { Link } from 'wouter';
import { clockWords } from '../by-day/clock-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './TournamentEntry.module.css';
import { stageWords } from './tournament-words.ts';

/** A tournament in a list: what it is, how it stands, and the way to it. */
export function TournamentEntry({ tournament }: { readonly tournament: Tournament }) {
  const translation = useTranslation();
  const { say } = translation;
  const { id, name, kind, clock, rated, entrants, most, organiser, joined, club } = tournament;
  return (
    <li className={styles.entry}>
      <div className={styles.name}>
        <Link href={`/tournament/${id}`}>{name}</Link>
        <small>
          {organiser === null ? say('ui.tournament.byNobody') : say('ui.tournament.by', { name: organiser })}
          {club !== undefined && ` · ${say('ui.club.ofClub', { name: club.name })}`}
        </small>
      </div>
      <p className={styles.how}>
        <b>{say(`ui.tournament.kind.${kind}`)}</b>
        <span>
          {clockWords(translation, clock)}
          {rated && ` · ${say('ui.home.rated')}`}
        </span>
      </p>
      <p className={styles.how}>
        <b>{stageWords(translation, tournament)}</b>
        <span>
          {tournament.status === 'upcoming'
            ? say('ui.tournament.entrantsOf', { count: entrants, most })
            : say('ui.tournament.entrants', { count: entrants })}
          {joined && ` · ${say('ui.tournament.joined')}`}
        </span>
      </p>
    </li>
  );
}
