import type { Table } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { CopyLink } from '../../controls/CopyLink.tsx';
import panels from '../../controls/panels.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Invite.module.css';

/** The link to the table, to be sent to friends. */
export function Invite({ table: { id, club } }: { readonly table: Table }) {
  const { say } = useTranslation();
  return (
    <div className={clsx(panels.panel, styles.invite)}>
      <h2>{say('ui.panels.waiting.invite')}</h2>
      <p>
        {club === undefined ? (
          say('ui.panels.waiting.inviteHelp')
        ) : (
          <Link href={`/club/${club.id}`}>{say('ui.club.forMembers', { name: club.name })}</Link>
        )}
      </p>
      <CopyLink label={say('ui.panels.waiting.link')} link={`${location.origin}/table/${id}`} />
    </div>
  );
}
