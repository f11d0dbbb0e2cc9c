import type { Followed, Following, WhoAmI } from '@provincia/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import pages from '../controls/pages.module.css';
import panels from '../controls/panels.module.css';
import rows from '../controls/rows.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import styles from './Community.module.css';
import { challenge } from './challenge.ts';
import { NameField } from './NameField.tsx';

/** People: to find, those whom one follows, and the way to everything that they do together. */
export default function Community() {
  const { say } = useTranslation();
  const { value, problem } = useReply<WhoAmI>('/api/me');
  const me = value?.me;
  const isMember = me?.kind === 'member';
  return (
    <Page title={say('ui.community.title')} className={pages.wide}>
      <header className={pages.head}>
        <h1>{say('ui.community.title')}</h1>
        <p className={pages.lead}>{say('ui.community.lead')}</p>
      </header>
      <Places isModerator={me?.moderator === true} />
      <div className={styles.parts}>
        <Find />
        {isMember && <People />}
        {value !== null && !isMember && (
          <p className={rows.nothing}>
            {say('ui.community.needsAccount')} <Link href="/account">{say('ui.community.toAccount')}</Link>
          </p>
        )}
      </div>
      <ProblemLine problem={problem} />
    </Page>
  );
}

/** Where people meet. */
function Places({ isModerator }: { readonly isModerator: boolean }) {
  const { say } = useTranslation();
  return (
    <nav className={buttons.actions} aria-label={say('ui.community.places')}>
      <Link className={buttons.button} href="/tournaments">
        {say('ui.tournament.title')}
      </Link>
      <Link className={buttons.button} href="/leaderboard">
        {say('ui.common.leaderboard')}
      </Link>
      <Link className={buttons.button} href="/tv">
        {say('ui.watch.tv')}
      </Link>
      <Link className={buttons.button} href="/clubs">
        {say('ui.community.clubs')}
      </Link>
      {isModerator && (
        <Link className={buttons.button} href="/moderation">
          {say('ui.community.moderation')}
        </Link>
      )}
    </nav>
  );
}

function Find() {
  const { say } = useTranslation();
  const heading = useId();
  const [name, setName] = useState('');
  const [, goTo] = useLocation();
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') goTo(`/player/${encodeURIComponent(name.trim())}`);
  };
  return (
    <section className={pages.part} aria-labelledby={heading}>
      <h2 id={heading}>{say('ui.community.find')}</h2>
      <form className={styles.find} onSubmit={find}>
        <NameField
          label={say('ui.community.name')}
          help={say('ui.community.findHelp')}
          value={name}
          onChange={setName}
        />
        <button type="submit" className={buttons.button}>
          {say('ui.community.toProfile')}
        </button>
      </form>
    </section>
  );
}

/** Those whom one follows. */
function People() {
  const { say } = useTranslation();
  const heading = useId();
  const { value, problem } = useReply<Following>('/api/me/following');
  return (
    <section className={pages.part} aria-labelledby={heading}>
      <h2 id={heading}>{say('ui.community.following')}</h2>
      {value === null ? (
        problem === null && <p>{say('ui.common.loading')}</p>
      ) : value.people.length === 0 ? (
        <p className={rows.nothing}>{say('ui.community.followNobody')}</p>
      ) : (
        <ul className={styles.people}>
          {value.people.map((person) => (
            <Person key={person.name} person={person} />
          ))}
        </ul>
      )}
      <ProblemLine problem={problem} />
    </section>
  );
}

function Person({ person: { name, seen, playing, waiting } }: { readonly person: Followed }) {
  const { say } = useTranslation();
  const { busy, problem, run } = useAction();
  const [, goTo] = useLocation();
  return (
    <li className={panels.panel}>
      <p>
        <Link href={`/player/${encodeURIComponent(name)}`}>{name}</Link>
        {seen !== null && <small>{say(`ui.community.seen.${seen}`)}</small>}
      </p>
      {playing.length > 0 && (
        <Link className={buttons.button} href={`/table/${playing[0]}`}>
          {say('ui.community.watch')}
        </Link>
      )}
      {waiting.length > 0 && (
        <Link className={buttons.button} href={`/table/${waiting[0]}`}>
          {say('ui.community.sitDown')}
        </Link>
      )}
      <button
        type="button"
        className={buttons.button}
        aria-busy={busy}
        onClick={() => void run(async () => goTo(await challenge(name)))}
      >
        {say('ui.community.challenge')}
      </button>
      <ProblemLine problem={problem} />
    </li>
  );
}
