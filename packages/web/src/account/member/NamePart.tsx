import type { Me } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import sheet from '../../controls/sheet.module.css';
import { nameProblem } from '../../forms/checks.ts';
import { FormField } from '../../forms/FormField.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';

interface NamePartProps {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
}

export function NamePart({ me, onChange }: NamePartProps) {
  const { say } = useTranslation();
  const [done, setDone] = useState(false);
  const { busy, problems, problem, props } = useForm({
    fields: ['name'],
    check: ({ name }) => {
      setDone(false);
      return { name: nameProblem(name) };
    },
    places: { 'name-taken': 'name', 'name-reserved': 'name' },
    send: async ({ name }) => {
      await request('PATCH', '/api/me', { name });
      await onChange();
      setDone(true);
    },
  });
  return (
    <Section title={say('ui.account.name')}>
      <form {...props}>
        <FormField
          name="name"
          label={say('ui.account.name')}
          help={say('ui.account.nameHelp')}
          problem={problems.name}
          defaultValue={me.name}
          autoComplete="username"
          spellCheck={false}
        />
        <button type="submit" className={buttons.button} aria-busy={busy}>
          {say('ui.account.rename')}
        </button>
        <ProblemLine problem={problem} />
        <p className={sheet.status} role="status">
          {done && say('ui.account.renamed', { name: me.name })}
        </p>
      </form>
    </Section>
  );
}
