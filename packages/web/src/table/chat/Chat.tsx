import { locales } from '@provincia/catalog';
import type { ChatLine } from '@provincia/protocol';
import { useEffect, useRef, useState } from 'react';
import { Arms } from '../../controls/Arms.tsx';
import type { TableLink } from '../../game-link/table-link.ts';
import { useLink } from '../../game-link/useLink.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Chat.module.css';
import { LineMenu } from './LineMenu.tsx';
import { useMuted } from './muted.ts';
import { SayForm } from './SayForm.tsx';
import { noteRead } from './unread.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** What people at a table say to each other. */
export function Chat({ link }: { readonly link: TableLink }) {
  const { say } = useTranslation();
  const { chat, table } = useLink(link);
  const list = useRef<HTMLDivElement>(null);
  const muted = useMuted(table?.id ?? '');
  const [chosen, setChosen] = useState<ChatLine | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something new has been said
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
  useReading(table?.id ?? '', chat.at(-1)?.n ?? -1);
  return (
    <section className={styles.chat} aria-label={say('ui.panels.chat.title')}>
      <div
        className={styles.lines}
        role="log"
        aria-label={say('ui.panels.chat.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        ref={list}
      >
        {chat.length === 0 && <p className={styles.nothing}>{say('ui.panels.chat.empty')}</p>}
        {chat.map((line) => (
          <Said
            key={line.n}
            line={line}
            isMuted={muted.has(line.by)}
            onMenu={line.seat !== null && line.seat === table?.you ? null : () => setChosen(line)}
          />
        ))}
      </div>
      {chosen !== null && table !== null && (
        <LineMenu table={table.id} line={chosen} onClose={() => setChosen(null)} />
      )}
      {table?.you === null ? <VisitorForm link={link} /> : <SayForm link={link} />}
    </section>
  );
}

/** What stands here has been read, once the page is looked at. */
function useReading(table: string, last: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') noteRead(table, last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table, last]);
}

interface SaidProps {
  readonly line: ChatLine;
  readonly isMuted: boolean;
  /** Null for what one has written oneself. */
  readonly onMenu: (() => void) | null;
}

function Said({ line: { name, seat, text, at, hidden }, isMuted, onMenu }: SaidProps) {
  const { say, language } = useTranslation();
  const when = new Date(at);
  return (
    <p>
      {seat !== null && <Arms seat={seat} />}
      <b>{name}</b>{' '}
      <time dateTime={when.toISOString()}>
        {when.toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit' })}
      </time>
      {onMenu !== null && (
        <button
          type="button"
          className={styles.menu}
          aria-label={say('ui.community.lineMenu', { name })}
          onClick={onMenu}
        >
          …
        </button>
      )}
      {hidden ? (
        <i className={styles.text}>{say('ui.community.hidden')}</i>
      ) : (
        !isMuted && <span className={styles.text}>{text}</span>
      )}
    </p>
  );
}
