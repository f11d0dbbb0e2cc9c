import type { Club, Clubs as Listed } from '@provincia/protocol';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import pages from '../controls/pages.module.css';
import rows from '../controls/rows.module.css';
import { Segment } from '../controls/Segment.tsx';
import { LabelledField } from '../forms/LabelledField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import lists from '../tournaments/Tournaments.module.css';
import { ClubEntry } from './ClubEntry.tsx';
import styles from './Clubs.module.css';

/** All clubs: yours, and those to be found; and the way to a new one. */
export default function Clubs() {
  const { say } = useTranslation();
  const [name, setName] = useState('');
  const [order, setOrder] = useState<'active' | 'new'>('active');
  const wanted = useDeferredValue(name.trim());
  const { value, problem } = useReply<Listed>(`/api/clubs?order=${order}&name=${encodeURIComponent(wanted)}`);
  const [shown, setShown] = useState<Listed | null>(null);
  // What was there stays until something else has come, so that nothing jumps while somebody types.
  if (value !== null && value !== shown) setShown(value);
  return (
    <Page title={say('ui.club.title')} className={pages.wide}>
      <header className={lists.head}>
        <div className={pages.head}>
          <h1>{say('ui.club.title')}</h1>
          <p className={pages.lead}>{say('ui.club.lead')}</p>
        </div>
        <Link className={buttons.primary} href="/clubs/new">
          {say('ui.club.make')}
        </Link>
      </header>
      <ProblemLine problem={problem} />
      {shown === null && problem === null && <p>{say('ui.common.loading')}</p>}
      {shown !== null && shown.yours.length > 0 && <Part title={say('ui.club.yours')} list={shown.yours} />}
      <search className={styles.search}>
        <LabelledField label={say('ui.club.find')}>
          {(id) => (
            <input
              id={id}
              type="search"
              className={inputs.input}
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </LabelledField>
        <Segment
          label={say('ui.club.order')}
          options={[
            { value: 'active' as const, label: say('ui.club.orderActive') },
            { value: 'new' as const, label: say('ui.club.orderNew') },
          ]}
          value={order}
          onChange={setOrder}
        />
      </search>
      {shown !== null && (
        <Part
          title={say('ui.club.all')}
          list={shown.clubs}
          none={say(wanted === '' ? 'ui.club.none' : 'ui.club.noneFound')}
        />
      )}
    </Page>
  );
}

interface PartProps {
  readonly title: string;
  readonly list: readonly Club[];
  /** What is said if there are none. */
  readonly none?: string;
}

function Part({ title, list, none }: PartProps) {
  const heading = useId();
  return (
    <section className={pages.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {list.length === 0 ? (
        <p className={rows.nothing}>{none}</p>
      ) : (
        <ul className={lists.list}>
          {list.map((club) => (
            <ClubEntry key={club.id} club={club} />
          ))}
        </ul>
      )}
    </section>
  );
}
