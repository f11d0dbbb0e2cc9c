import { request } from '../../api/request.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import { emptyProblem } from '../../forms/checks.ts';
import { FormField, PasswordField } from '../../forms/FormField.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { signInByPasskey } from '../passkey.ts';
import { PasskeyWay } from './PasskeyWay.tsx';

/** Into an account that there is already. A passkey knows the name by itself. */
export function SignIn({ onDone }: { readonly onDone: () => void }) {
  const { say } = useTranslation();
  const { busy, problems, problem, props } = useForm({
    fields: ['name', 'password'],
    check: ({ name, password, way }) =>
      way === 'passkey'
        ? {}
        : { name: emptyProblem(name, 'name-empty'), password: emptyProblem(password, 'password-empty') },
    places: { 'wrong-login': 'password' },
    send: async ({ name, password, way }) => {
      if (way === 'passkey') await signInByPasskey();
      else await request('POST', '/api/login', { name, password });
      onDone();
    },
  });
  return (
    <Section title={say('ui.account.signIn')}>
      <form {...props}>
        <FormField
          name="name"
          label={say('ui.account.name')}
          problem={problems.name}
          autoComplete="username"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={100}
        />
        <PasswordField
          name="password"
          label={say('ui.account.password')}
          problem={problems.password}
          autoComplete="current-password"
          maxLength={200}
        />
        <button type="submit" className={buttons.primary} aria-busy={busy}>
          {say('ui.account.signIn')}
        </button>
        <PasskeyWay />
        <ProblemLine problem={problem} />
      </form>
    </Section>
  );
}
