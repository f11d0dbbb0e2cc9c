import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { RemoteLink } from '../game-link/remote-link.ts';
import { useLink } from '../game-link/useLink.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import styles from './RemoteTable.module.css';
import { TableProblem } from './TableProblem.tsx';
import { TableScreen } from './TableScreen.tsx';
import { Unrated } from './Unrated.tsx';
import { WaitingRoom } from './waiting/WaitingRoom.tsx';

/** A connection with a table on the server; null until there is one. */
export function useRemoteLink(id: string): RemoteLink | null {
  const [link, setLink] = useState<{ readonly id: string; readonly remote: RemoteLink } | null>(null);
  useEffect(() => {
    const remote = new RemoteLink(id);
    setLink({ id, remote });
    return () => remote.close();
  }, [id]);
  return link?.id === id ? link.remote : null;
}

/** A table on the server, however far it is. */
export function RemoteTable({ link }: { readonly link: RemoteLink }) {
  const { say } = useTranslation();
  const { table, problem, connection } = useLink(link);
  if (problem !== null) return <TableProblem problem={problem} />;
  if (table?.status === 'closed') {
    return (
      <Page title={say('ui.table.closed')} className={panels.notice}>
        <h1>{say('ui.table.closed')}</h1>
        <Link className={buttons.button} href="/">
          {say('ui.common.toStart')}
        </Link>
      </Page>
    );
  }
  return (
    <>
      {table?.status === 'open' ? <WaitingRoom link={link} /> : <TableScreen link={link} />}
      {table?.unrated !== undefined && table.status === 'running' && <Unrated />}
      {connection === 'lost' && (
        <p className={styles.notice} role="status">
          {say('ui.table.lost')}
        </p>
      )}
    </>
  );
}
