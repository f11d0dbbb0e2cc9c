import { locales } from '@provincia/catalog';
import type { ChatLine } from '@provincia/protocol';
import { useEffect, useRef } from 'react';
import { Arms } from '../../controls/Arms.tsx';
import type { TableLink } from '../../game-link/table-link.ts';
import { useLink } from '../../game-link/useLink.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Chat.module.css';
import { SayForm } from './SayForm.tsx';
import { noteRead } from './unread.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** What people at a table say to each other. */
export function Chat({ link }: { readonly link: TableLink }) {
  const { say } = useTranslation();
  const { chat, table } = useLink(link);
  const list = useRef<HTMLDivElement>(null);
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
          <Said key={line.n} line={line} />
        ))}
      </div>
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

function Said({ line: { name, seat, text, at } }: { readonly line: ChatLine }) {
  const { language } = useTranslation();
  const when = new Date(at);
  return (
    <p>
      {seat !== null && <Arms seat={seat} />}
      <b>{name}</b>{' '}
      <time dateTime={when.toISOString()}>
        {when.toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit' })}
      </time>
      <span className={styles.text}>{text}</span>
    </p>
  );
}
