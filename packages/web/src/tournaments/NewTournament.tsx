import type { ClubPage, TournamentPage, WhoAmI } from '@provincia/protocol';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import { clockWords } from '../by-day/clock-words.ts';
import { KeptKingdoms } from '../clubs/KeptKingdoms.tsx';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import { Section } from '../controls/Section.tsx';
import { Segment } from '../controls/Segment.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { FormField } from '../forms/FormField.tsx';
import fields from '../forms/LabelledField.module.css';
import { Choice, LabelledField } from '../forms/LabelledField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useForm } from '../forms/useForm.ts';
import { clockOf } from '../home/table-wish.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { PrintingChoice } from '../kingdoms/PrintingChoice.tsx';
import { Page } from '../shell/Page.tsx';
import { localTime } from './local-time.ts';
import styles from './NewTournament.module.css';
import {
  clocksFor,
  type Entered,
  firstChoice,
  kinds,
  MINUTES_CHOICES,
  mostChoices,
  roundChoices,
  wishOf,
} from './tournament-wish.ts';

/** Everything that can be said of a new tournament. */
export default function NewTournament() {
  const { say } = useTranslation();
  const [search] = useSearchParams();
  const club = search.get('club');
  const { value, problem } = useReply<WhoAmI>('/api/me');
  return (
    <Page title={say('ui.tournament.newTitle')} className={sheet.sheet}>
      <header className={sheet.head}>
        <p className={clsx(texts.label, styles.way)}>
          <Link href="/tournaments">{say('ui.tournament.title')}</Link>
        </p>
        <h1>{say('ui.tournament.newTitle')}</h1>
      </header>
      <ProblemLine problem={problem} />
      {value !== null &&
        (value.me?.kind !== 'member' ? (
          <NeedsAccount />
        ) : club === null ? (
          <TournamentForm />
        ) : (
          <OfClub id={club} />
        ))}
    </Page>
  );
}

function NeedsAccount() {
  const { say } = useTranslation();
  return (
    <>
      <p className={sheet.lead}>{say('ui.tournament.needsAccount')}</p>
      <p className={buttons.actions}>
        <Link className={buttons.primary} href="/account">
          {say('ui.tournament.toAccount')}
        </Link>
      </p>
    </>
  );
}

/** The same for the members of a club alone. */
function OfClub({ id }: { readonly id: string }) {
  const { say } = useTranslation();
  const { value, problem } = useReply<ClubPage>(`/api/clubs/${id}`);
  if (value === null) return <ProblemLine problem={problem} />;
  return (
    <>
      <p className={sheet.lead}>{say('ui.club.forMembers', { name: value.name })}</p>
      <TournamentForm club={value} />
    </>
  );
}

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

function TournamentForm({ club }: { readonly club?: ClubPage }) {
  const translation = useTranslation();
  const { say } = translation;
  const [, goTo] = useLocation();
  const [chosen, setChosen] = useState<Entered>(firstChoice);
  const change = (part: Partial<Entered>) => setChosen((before) => ({ ...before, ...part }));
  const { kind, begins, kingdoms } = chosen;
  const { busy, problems, problem, props } = useForm({
    fields: ['name', 'description', 'time', 'kingdomText'],
    check: ({ name }) => ({ name: name.trim().length < 2 ? ('name-short' as const) : undefined }),
    send: async (values) => {
      const wish = wishOf(chosen, { ...values, language: translation.language }, club);
      const { id } = await request<TournamentPage>('POST', '/api/tournaments', wish);
      goTo(`/tournament/${id}`);
    },
  });
  // The next quarter of an hour after the next hour.
  const [soon] = useState(() => localTime(Math.ceil((Date.now() + HOUR) / QUARTER) * QUARTER));
  return (
    <form {...props} className={styles.form} aria-label={say('ui.tournament.newTitle')}>
      <Section title={say('ui.tournament.about')} className={styles.part}>
        <FormField
          name="name"
          label={say('ui.tournament.name')}
          problem={problems.name}
          maxLength={60}
          autoComplete="off"
        />
        <LabelledField label={say('ui.tournament.description')} help={say('ui.tournament.descriptionHelp')}>
          {(id) => <textarea id={id} name="description" className={fields.text} rows={3} maxLength={1000} />}
        </LabelledField>
      </Section>
      <Section title={say('ui.tournament.kindOf')} className={styles.part}>
        <Segment
          wraps
          label={say('ui.tournament.kindOf')}
          options={kinds.map((value) => ({ value, label: say(`ui.tournament.kind.${value}`) }))}
          value={kind}
          onChange={(value) => change({ kind: value, clock: firstChoice.clock, most: '' })}
        />
        <p className={fields.help}>{say(`ui.tournament.kindHelp.${kind}`)}</p>
        <div className={styles.fields}>
          <Choice
            label={say('ui.tournament.clock')}
            value={chosen.clock}
            options={clocksFor(kind).map((value) => [value, clockWords(translation, clockOf(value))])}
            onChange={(clock) => change({ clock })}
          />
          {kind === 'swiss' && (
            <Choice
              label={say('ui.tournament.rounds')}
              value={chosen.rounds}
              options={[['', say('ui.tournament.roundsAuto')], ...roundChoices]}
              onChange={(rounds) => change({ rounds })}
            />
          )}
          {kind === 'arena' && (
            <>
              <Choice
                label={say('ui.tournament.minutes')}
                value={chosen.minutes}
                options={MINUTES_CHOICES.arena}
                onChange={(minutes) => change({ minutes })}
              />
              <Choice
                label={say('ui.tournament.kingdomMinutes')}
                value={chosen.kingdomMinutes}
                options={MINUTES_CHOICES.kingdom.map(([value]) => [
                  value,
                  say('ui.tournament.lasting', { minutes: Number(value) }),
                ])}
                onChange={(kingdomMinutes) => change({ kingdomMinutes })}
              />
            </>
          )}
          <Choice
            label={say('ui.tournament.most')}
            value={chosen.most}
            options={mostChoices(kind)}
            onChange={(most) => change({ most })}
          />
        </div>
      </Section>
      <Section title={say('ui.tournament.begins')} className={styles.part}>
        <Segment
          wraps
          label={say('ui.tournament.begins')}
          options={[
            { value: 'at' as const, label: say('ui.tournament.beginsAt') },
            { value: 'with' as const, label: say('ui.tournament.beginsWith') },
          ]}
          value={begins}
          onChange={(value) => change({ begins: value })}
        />
        <div className={styles.fields}>
          {begins === 'at' ? (
            <LabelledField label={say('ui.tournament.time')}>
              {(id) => (
                <input
                  id={id}
                  name="time"
                  type="datetime-local"
                  className={inputs.input}
                  defaultValue={soon}
                />
              )}
            </LabelledField>
          ) : (
            <Choice
              label={say('ui.tournament.enough')}
              value={chosen.enough}
              options={ENOUGH.map((count) => [String(count), say('ui.tournament.entrants', { count })])}
              onChange={(enough) => change({ enough })}
            />
          )}
        </div>
      </Section>
      <Section title={say('ui.tournament.kingdoms')} className={styles.part}>
        <Segment
          wraps
          label={say('ui.tournament.kingdoms')}
          options={[
            { value: 'drawn' as const, label: say('ui.tournament.kingdomsDrawn') },
            { value: 'chosen' as const, label: say('ui.tournament.kingdomsChosen') },
          ]}
          value={kingdoms}
          onChange={(value) => change({ kingdoms: value })}
        />
        {kingdoms === 'drawn' ? (
          <PrintingChoice printings={chosen.printings} onChange={(printings) => change({ printings })} />
        ) : (
          <>
            {club !== undefined && (
              <KeptKingdoms
                kingdoms={club.kingdoms}
                chosen={chosen.clubKingdoms}
                onChange={(clubKingdoms) => change({ clubKingdoms })}
              />
            )}
            <LabelledField label={say('ui.tournament.kingdomsChosen')} help={say('ui.tournament.chosenHelp')}>
              {(id) => <textarea id={id} name="kingdomText" className={fields.text} rows={5} />}
            </LabelledField>
          </>
        )}
      </Section>
      <footer className={styles.end}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={chosen.rated}
            onChange={({ target }) => change({ rated: target.checked })}
          />
          <b>{say('ui.home.rated')}</b>
          <small>{say('ui.tournament.ratedHelp')}</small>
        </label>
        <ProblemLine problem={problem} />
        <button type="submit" className={buttons.primary} aria-busy={busy}>
          {say('ui.tournament.openIt')}
        </button>
      </footer>
    </form>
  );
}

const ENOUGH = [2, 4, 6, 8, 12, 16, 24, 32];
