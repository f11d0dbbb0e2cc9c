import { isCardId } from '@provincia/catalog';
import type { Table } from '@provincia/protocol';
import { clsx } from 'clsx';
import { useLocation } from 'wouter';
import { request } from '../../api/request.ts';
import { CardReader } from '../../cards/CardReader.tsx';
import buttons from '../../controls/buttons.module.css';
import panels from '../../controls/panels.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import type { RemoteLink } from '../../game-link/remote-link.ts';
import { useLink } from '../../game-link/useLink.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { KingdomGrid } from '../../kingdoms/KingdomGrid.tsx';
import { Page } from '../../shell/Page.tsx';
import { Chat } from '../chat/Chat.tsx';
import { Invite } from './Invite.tsx';
import { Seats } from './Seats.tsx';
import { TableOptions } from './TableOptions.tsx';
import styles from './WaitingRoom.module.css';

/** Before the game: who comes, what is played, and talk. */
export function WaitingRoom({ link }: { readonly link: RemoteLink }) {
  const { table } = useLink(link);
  return table === null ? null : <Room link={link} table={table} />;
}

interface RoomProps {
  readonly link: RemoteLink;
  readonly table: Table;
}

function Room({ link, table }: RoomProps) {
  const { say } = useTranslation();
  const { problem, post } = useSeating(link, table);
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  return (
    <Page title={say('ui.panels.waiting.title')} className={styles.room}>
      <CardReader>
        <section className={styles.table} aria-label={say('ui.panels.waiting.title')}>
          <h1>{say('ui.panels.waiting.heading')}</h1>
          <p className={styles.status} role="status">
            {free === 0 ? say('ui.panels.waiting.full') : say('ui.panels.waiting.free', { count: free })}
          </p>
          <Seats table={table} onSit={(seat) => post('join', { seat })} />
          <Decisions table={table} hasFree={free > 0} onPost={post} />
          <ProblemLine problem={problem} />
          <Invite id={table.id} />
        </section>
        <section className={clsx(panels.high, styles.kingdom)} aria-label={say('ui.panels.waiting.kingdom')}>
          <h2>{say('ui.panels.waiting.kingdom')}</h2>
          <KingdomGrid piles={table.kingdom.filter(isCardId)} />
          <TableOptions table={table} />
        </section>
        <section className={styles.chat}>
          <h2>{say('ui.panels.chat.title')}</h2>
          <Chat link={link} />
        </section>
      </CardReader>
    </Page>
  );
}

type Step = 'join' | 'leave' | 'start';

/** What is done at the table before the game. */
function useSeating(link: RemoteLink, table: Table) {
  const [, goTo] = useLocation();
  const { problem, run } = useAction();
  const post = (step: Step, body?: object) =>
    void run(async () => {
      await request('POST', `/api/tables/${table.id}/${step}`, body);
      // A guest who sits down gets a name and a session: the connection has to be made anew with them.
      if (step === 'join') link.reconnect();
      if (step === 'leave') goTo('/');
    });
  return { problem, post };
}

interface DecisionsProps {
  readonly table: Table;
  readonly hasFree: boolean;
  readonly onPost: (step: Step) => void;
}

function Decisions({ table, hasFree, onPost }: DecisionsProps) {
  const { say } = useTranslation();
  if (table.you === null && !table.host) return null;
  const canStart = table.host && hasFree && !table.rated;
  return (
    <div className={clsx(buttons.actions, styles.decisions)}>
      {canStart && (
        <button type="button" className={buttons.gold} onClick={() => onPost('start')}>
          {say('ui.panels.waiting.start')}
        </button>
      )}
      <button type="button" className={buttons.button} onClick={() => onPost('leave')}>
        {say(table.host ? 'ui.panels.waiting.close' : 'ui.panels.waiting.leave')}
      </button>
      {canStart && <small className={styles.help}>{say('ui.panels.waiting.startHelp')}</small>}
    </div>
  );
}
