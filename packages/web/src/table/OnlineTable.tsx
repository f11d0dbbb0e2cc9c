import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { RemoteLink } from '../game-link/remote-link.ts';
import { useLink } from '../game-link/useLink.ts';
import { usePlayed } from '../home/choices.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import styles from './OnlineTable.module.css';
import { TableProblem } from './TableProblem.tsx';
import { TableScreen } from './TableScreen.tsx';
import { WaitingRoom } from './waiting/WaitingRoom.tsx';

/** A table on the server. */
export default function OnlineTable() {
  const { id = '' } = useParams<{ id: string }>();
  const [link, setLink] = useState<RemoteLink | null>(null);
  useEffect(() => {
    const opened = new RemoteLink(id);
    setLink(opened);
    return () => opened.close();
  }, [id]);
  return link === null ? null : <Connected key={id} link={link} />;
}

function Connected({ link }: { readonly link: RemoteLink }) {
  usePlayed();
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
      {connection === 'lost' && (
        <p className={styles.lost} role="status">
          {say('ui.table.lost')}
        </p>
      )}
    </>
  );
}
