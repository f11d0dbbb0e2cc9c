import type { ClubPage } from '@provincia/protocol';
import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { TournamentEntry } from '../tournaments/TournamentEntry.tsx';
import lists from '../tournaments/Tournaments.module.css';
import { runs } from './standing.ts';

/** The tournaments of the club, the last one first. */
export function ClubTournaments({ page }: { readonly page: ClubPage }) {
  const { say } = useTranslation();
  return (
    <Section title={say('ui.tournament.title')}>
      {page.tournaments.length === 0 ? (
        <p>{say('ui.club.noTournaments')}</p>
      ) : (
        <ul className={lists.list}>
          {page.tournaments.map(({ club, ...tournament }) => (
            <TournamentEntry key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      )}
      {runs(page) && (
        <p className={buttons.actions}>
          <Link className={buttons.button} href={`/tournaments/new?club=${page.id}`}>
            {say('ui.tournament.make')}
          </Link>
        </p>
      )}
    </Section>
  );
}
