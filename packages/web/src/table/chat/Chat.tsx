import { locales } from '@provincia/catalog';
import type { ChatLine } from '@provincia/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Arms } from '../../controls/Arms.tsx';
import buttons from '../../controls/buttons.module.css';
import inputs from '../../controls/inputs.module.css';
import type { TableLink } from '../../game-link/table-link.ts';
import { useLink } from '../../game-link/useLink.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Chat.module.css';

const LONGEST = 300;

/** What people at a table say to each other. */
export function Chat({ link }: { readonly link: TableLink }) {
  const { say } = useTranslation();
  const { chat } = useLink(link);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something new has been said
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
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
      <SayForm link={link} />
    </section>
  );
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

function SayForm({ link }: { readonly link: TableLink }) {
  const { say } = useTranslation();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    const problem = await link.say(words);
    setFailed(problem !== null);
    // What was not sent is not lost, unless something else has been typed since.
    if (problem !== null) setText((now) => (now === '' ? words : now));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <input
        className={inputs.input}
        type="text"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={say('ui.panels.chat.message')}
        placeholder={say('ui.panels.chat.message')}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={buttons.button}>
        {say('ui.panels.chat.send')}
      </button>
      <p className={styles.failed} role="alert">
        {failed ? say('ui.panels.chat.failed') : ''}
      </p>
    </form>
  );
}
