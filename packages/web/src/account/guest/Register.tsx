import { request } from '../../api/request.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import { nameProblem, passwordProblem } from '../../forms/checks.ts';
import { FormField, PasswordField } from '../../forms/FormField.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { makePasskey } from '../passkey.ts';
import { PasskeyWay } from './PasskeyWay.tsx';

/** A name of your own, with a password or a passkey. */
export function Register({ onDone }: { readonly onDone: () => void }) {
  const { say } = useTranslation();
  const { busy, problems, problem, props } = useForm({
    fields: ['name', 'password'],
    check: ({ name, password, way }) => ({
      name: nameProblem(name),
      password: way === 'passkey' ? undefined : passwordProblem(password),
    }),
    places: { 'name-taken': 'name', 'name-reserved': 'name' },
    send: async ({ name, password, way }) => {
      if (way === 'passkey') await makePasskey(name.trim());
      else await request('POST', '/api/register', { name, password });
      onDone();
    },
  });
  return (
    <Section title={say('ui.account.register')}>
      <form {...props}>
        <FormField
          name="name"
          label={say('ui.account.name')}
          help={say('ui.account.nameHelp')}
          problem={problems.name}
          autoComplete="username"
          autoCapitalize="words"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={say('ui.account.password')}
          help={say('ui.account.passwordHelp')}
          problem={problems.password}
          autoComplete="new-password"
        />
        <button type="submit" className={buttons.primary} aria-busy={busy}>
          {say('ui.account.register')}
        </button>
        <PasskeyWay help={say('ui.account.passkeyHelp')} />
        <ProblemLine problem={problem} />
      </form>
    </Section>
  );
}
