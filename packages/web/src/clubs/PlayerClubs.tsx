import type { PlayerClubs as Listed } from '@provincia/protocol';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import { Section } from '../controls/Section.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './PlayerClubs.module.css';

/** The clubs in which somebody is. */
export function PlayerClubs({ name }: { readonly name: string }) {
  const { say } = useTranslation();
  const { value } = useReply<Listed>(`/api/people/${encodeURIComponent(name)}/clubs`);
  if (value === null || value.clubs.length === 0) return null;
  return (
    <Section title={say('ui.club.title')}>
      <ul className={styles.clubs}>
        {value.clubs.map((club) => (
          <li key={club.id}>
            <Link href={`/club/${club.id}`}>{club.name}</Link>
            {club.role !== 'member' && <small>{say(`ui.club.role.${club.role}`)}</small>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
