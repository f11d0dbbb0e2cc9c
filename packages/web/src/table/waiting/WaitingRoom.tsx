import { isCardId } from '@provincia/catalog';
import type { Table } from '@provincia/protocol';
import { clsx } from 'clsx';
import { isByDay } from '../../by-day/clock-words.ts';
import { CardReader } from '../../cards/CardReader.tsx';
import buttons from '../../controls/buttons.module.css';
import panels from '../../controls/panels.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import type { TableLink } from '../../game-link/table-link.ts';
import { useLink } from '../../game-link/useLink.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { KingdomGrid } from '../../kingdoms/KingdomGrid.tsx';
import { Page } from '../../shell/Page.tsx';
import { Chat } from '../chat/Chat.tsx';
import { useUnread } from '../chat/unread.ts';
import { Freed } from './Freed.tsx';
import { Invite } from './Invite.tsx';
import { InvitePlayer } from './InvitePlayer.tsx';
import { KingdomChange } from './KingdomChange.tsx';
import { News } from './News.tsx';
import { OptionChange } from './OptionChange.tsx';
import { Seats } from './Seats.tsx';
import { TableOptions } from './TableOptions.tsx';
import { useSeating } from './useSeating.ts';
import styles from './WaitingRoom.module.css';

const MOST_SEATS = 6;

/** Before the game: who comes, what is played, and talk. */
export function WaitingRoom({ link }: { readonly link: TableLink }) {
  const { table } = useLink(link);
  return table === null ? null : <Room link={link} table={table} />;
}

interface RoomProps {
  readonly link: TableLink;
  readonly table: Table;
}

function Room({ link, table }: RoomProps) {
  const { say, language } = useTranslation();
  const { presence } = useLink(link);
  const { problem, sit, leave, start, change, rename } = useSeating(link, table);
  const free = table.seats.filter(({ kind }) => kind === 'free' || kind === 'invited').length;
  const watching = presence?.watching ?? 0;
  return (
    <Page title={say('ui.panels.waiting.title')} news={useUnread(link)} className={styles.room}>
      <CardReader>
        <section className={styles.table} aria-label={say('ui.panels.waiting.title')}>
          <h1>{say('ui.panels.waiting.heading')}</h1>
          <p className={styles.status} role="status">
            {statusOf()}
            {table.you !== null &&
              watching > 0 &&
              ` ${say('ui.panels.waiting.watching', { count: watching })}`}
          </p>
          <Freed table={table} />
          {!table.host && <News table={table} />}
          <Seats
            table={table}
            presence={isByDay(table.clock) ? null : presence}
            onSit={sit}
            onRename={rename}
            onArrange={table.host ? (seats) => change({ seats }) : null}
          />
          {table.host && table.seats.length < MOST_SEATS && (
            <button
              type="button"
              className={clsx(buttons.underlined, styles.add)}
              onClick={() => change({ seats: [...table.seats.keys(), 'person'] })}
            >
              {say('ui.panels.waiting.addSeat')}
            </button>
          )}
          <Decisions table={table} hasFree={free > 0} onStart={start} onLeave={leave} />
          <ProblemLine problem={problem} />
          {table.host && <InvitePlayer table={table} />}
          <Invite table={table} />
        </section>
        <section className={clsx(panels.high, styles.kingdom)} aria-label={say('ui.panels.waiting.kingdom')}>
          <header className={styles.head}>
            <h2>{say('ui.panels.waiting.kingdom')}</h2>
            {table.host && <KingdomChange table={table} onChange={(kingdom) => change({ kingdom })} />}
          </header>
          <KingdomGrid piles={table.kingdom.filter(isCardId)} />
          {table.host ? <OptionChange table={table} onChange={change} /> : <TableOptions table={table} />}
        </section>
        <section className={styles.chat}>
          <h2>{say('ui.panels.chat.title')}</h2>
          <Chat link={link} />
        </section>
      </CardReader>
    </Page>
  );

  function statusOf(): string {
    if (free === 0) return say(table.host ? 'ui.panels.waiting.fullHost' : 'ui.panels.waiting.full');
    const awaited = table.seats.flatMap(({ kind, name }) => (kind === 'invited' ? (name ?? []) : []));
    if (awaited.length < free) return say('ui.panels.waiting.free', { count: free });
    return say('ui.table.waitsFor', { names: new Intl.ListFormat(language).format(awaited) });
  }
}

interface DecisionsProps {
  readonly table: Table;
  readonly hasFree: boolean;
  readonly onStart: () => void;
  readonly onLeave: () => void;
}

function Decisions({ table, hasFree, onStart, onLeave }: DecisionsProps) {
  const { say } = useTranslation();
  if (table.you === null && !table.host) return null;
  const canStart = table.host && !(hasFree && table.rated);
  return (
    <div className={clsx(buttons.actions, styles.decisions)}>
      {canStart && (
        <button type="button" className={buttons.gold} onClick={onStart}>
          {say('ui.panels.waiting.start')}
        </button>
      )}
      <button type="button" className={buttons.button} onClick={onLeave}>
        {say(table.host ? 'ui.panels.waiting.close' : 'ui.panels.waiting.leave')}
      </button>
      {canStart && hasFree && <small className={styles.help}>{say('ui.panels.waiting.startHelp')}</small>}
    </div>
  );
}
