import { languageNames, languages } from '@provincia/catalog';
import {
  type ClubJoining,
  type ClubPage,
  MOST_CLUB_DESCRIPTION,
  MOST_CLUB_NAME,
  type NewClub,
} from '@provincia/protocol';
import { useState } from 'react';
import buttons from '../controls/buttons.module.css';
import { Segment } from '../controls/Segment.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { FormField } from '../forms/FormField.tsx';
import fields from '../forms/LabelledField.module.css';
import { Choice, LabelledField } from '../forms/LabelledField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useForm } from '../forms/useForm.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

const JOINING: readonly ClubJoining[] = ['open', 'request', 'invitation'];

interface ClubFormProps {
  /** The club as it is; without it a new one. */
  readonly club?: ClubPage;
  readonly label: string;
  readonly submit: string;
  readonly onSend: (wish: NewClub) => Promise<void>;
}

/** Everything that a club says of itself, and who can join. */
export function ClubForm({ club, label, submit, onSend }: ClubFormProps) {
  const translation = useTranslation();
  const { say } = translation;
  const [joining, setJoining] = useState<ClubJoining>(club?.joining ?? 'open');
  const [language, setLanguage] = useState<string>(
    club === undefined ? translation.language : (club.language ?? ''),
  );
  const { busy, problems, problem, props } = useForm({
    fields: ['name', 'description'],
    check: ({ name }) => ({ name: name.trim().length < 2 ? ('name-short' as const) : undefined }),
    places: { 'club-name-taken': 'name', 'name-reserved': 'name', 'name-mixed': 'name', invalid: 'name' },
    send: ({ name, description }) =>
      onSend({
        name,
        description,
        joining,
        language: languages.find((one) => one === language) ?? null,
      }),
  });
  return (
    <form {...props} aria-label={label}>
      <FormField
        name="name"
        label={say('ui.club.name')}
        problem={problems.name === 'invalid' ? 'name-signs' : problems.name}
        defaultValue={club?.name}
        maxLength={MOST_CLUB_NAME}
        autoComplete="off"
      />
      <LabelledField label={say('ui.club.description')} help={say('ui.club.descriptionHelp')}>
        {(id) => (
          <textarea
            id={id}
            name="description"
            className={fields.text}
            rows={4}
            maxLength={MOST_CLUB_DESCRIPTION}
            defaultValue={club?.description}
          />
        )}
      </LabelledField>
      <div>
        <span className={texts.caption} aria-hidden="true">
          {say('ui.club.joining')}
        </span>
        <Segment
          wraps
          label={say('ui.club.joining')}
          options={JOINING.map((value) => ({ value, label: say(`ui.club.joiningOf.${value}`) }))}
          value={joining}
          onChange={setJoining}
        />
        <p className={fields.help} aria-live="polite">
          {say(`ui.club.joiningHelp.${joining}`)}
        </p>
      </div>
      <Choice
        label={say('ui.club.language')}
        value={language}
        options={[
          ['', say('ui.club.anyLanguage')],
          ...languages.map((one): [string, string] => [one, languageNames[one]]),
        ]}
        onChange={setLanguage}
      />
      <p className={sheet.aside}>{say('ui.club.isPublic')}</p>
      <ProblemLine problem={problem} />
      <button type="submit" className={buttons.primary} aria-busy={busy}>
        {submit}
      </button>
    </form>
  );
}
