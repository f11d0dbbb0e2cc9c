import { type Clubs, MOST_KINGDOM_NAME } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { Folded } from '../controls/Folded.tsx';
import sheet from '../controls/sheet.module.css';
import { FormField } from '../forms/FormField.tsx';
import { Choice } from '../forms/LabelledField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useForm } from '../forms/useForm.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './KeepInClub.module.css';
import { runs } from './standing.ts';

/** For those who run a club: it keeps these ten. */
export function KeepInClub({ piles }: { readonly piles: readonly string[] }) {
  const { say } = useTranslation();
  const { value } = useReply<Clubs>('/api/clubs');
  const own = value?.yours.filter(runs) ?? [];
  const [chosen, setChosen] = useState('');
  const [kept, setKept] = useState('');
  const club = own.find(({ id }) => id === chosen) ?? own.at(0);
  const { busy, problems, problem, props } = useForm({
    fields: ['name'],
    check: ({ name }) => ({ name: name.trim() === '' ? ('name-empty' as const) : undefined }),
    send: async ({ name }) => {
      setKept('');
      if (club === undefined) return;
      const kingdom = { by: 'cards', cards: piles };
      await request('POST', `/api/clubs/${club.id}/kingdoms`, { name, kingdom });
      setKept(club.name);
    },
  });
  if (club === undefined) return null;
  return (
    <Folded title={say('ui.club.keep')} className={styles.keep}>
      <form {...props} aria-label={say('ui.club.keep')}>
        <Choice
          label={say('ui.club.keepIn')}
          value={club.id}
          options={own.map(({ id, name }): [string, string] => [id, name])}
          onChange={setChosen}
        />
        <FormField
          name="name"
          label={say('ui.club.keepName')}
          problem={problems.name}
          maxLength={MOST_KINGDOM_NAME}
          autoComplete="off"
        />
        <ProblemLine problem={problem} />
        <button type="submit" className={buttons.button} aria-busy={busy}>
          {say('ui.club.keepIt')}
        </button>
        <p className={sheet.status} role="status">
          {kept !== '' && say('ui.club.kept', { club: kept })}
        </p>
      </form>
    </Folded>
  );
}
