import type { Me } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import sheet from '../../controls/sheet.module.css';
import { emptyProblem, passwordProblem } from '../../forms/checks.ts';
import { PasswordField } from '../../forms/FormField.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';

interface PasswordPartProps {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
}

export function PasswordPart({ me, onChange }: PasswordPartProps) {
  const { say } = useTranslation();
  const [changes, setChanges] = useState(0);
  const { busy, problems, problem, props } = useForm({
    fields: ['old', 'new'],
    check: (values) => ({
      old: me.hasPassword ? emptyProblem(values.old, 'password-empty') : undefined,
      new: passwordProblem(values.new),
    }),
    places: { 'wrong-password': 'old' },
    send: async (values) => {
      const known = me.hasPassword ? { old: values.old } : {};
      await request('POST', '/api/me/password', { ...known, new: values.new });
      await onChange();
      // Empties the fields, since they are new ones then.
      setChanges((before) => before + 1);
    },
  });
  const title = say(me.hasPassword ? 'ui.account.changePassword' : 'ui.account.setPassword');
  return (
    <Section title={say('ui.account.password')}>
      <form {...props}>
        {/* Tells the browser whose password it is to keep. */}
        <input type="text" autoComplete="username" value={me.name} readOnly hidden />
        {me.hasPassword && (
          <PasswordField
            key={`old ${changes}`}
            name="old"
            label={say('ui.account.oldPassword')}
            problem={problems.old}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          key={`new ${changes}`}
          name="new"
          label={say('ui.account.newPassword')}
          help={`${say('ui.account.passwordHelp')} ${say('ui.account.passwordEndsOthers')}`}
          problem={problems.new}
          autoComplete="new-password"
        />
        <button type="submit" className={buttons.button} aria-busy={busy}>
          {title}
        </button>
        <ProblemLine problem={problem} />
        <p className={sheet.status} role="status">
          {changes > 0 && say('ui.account.passwordChanged')}
        </p>
      </form>
    </Section>
  );
}
