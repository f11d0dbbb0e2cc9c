import { languageNames } from '@provincia/catalog';
import type { Club } from '@provincia/protocol';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from '../tournaments/TournamentEntry.module.css';

/** A club in a list: what it says of itself, how many are in it, and the way to it. */
export function ClubEntry({ club }: { readonly club: Club }) {
  const translation = useTranslation();
  const { say } = translation;
  const { id, name, description, members, joining, language, you } = club;
  return (
    <li className={styles.entry}>
      <div className={styles.name}>
        <Link href={`/club/${id}`}>{name}</Link>
        <small>{firstLine(description)}</small>
      </div>
      <p className={styles.how}>
        <b>{say('ui.club.members', { count: members })}</b>
        {language !== null && <span>{languageNames[language]}</span>}
      </p>
      <p className={styles.how}>
        <b>{say(`ui.club.joiningOf.${joining}`)}</b>
        {you !== null && <span>{say(`ui.club.you.${you}`)}</span>}
      </p>
    </li>
  );
}

const LONGEST = 120;

function firstLine(text: string): string {
  const [line] = text.split('\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
