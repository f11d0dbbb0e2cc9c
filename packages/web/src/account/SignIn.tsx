import { request } from '../api/request.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { emptySlip } from './form/checks.ts';
import { FormField, PasswordField } from './form/FormField.tsx';
import { SlipLine } from './form/SlipLine.tsx';
import { useForm } from './form/useForm.ts';
import { Leaf } from './Leaf.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';
import { signInByPasskey } from './passkey.ts';

/** Into an account that there is already. A passkey knows the name by itself. */
export function SignIn({ onDone }: { readonly onDone: () => void }) {
  const { say } = useTranslation();
  const { busy, slips, slip, props } = useForm({
    fields: ['name', 'password'],
    check: ({ name, password, way }) =>
      way === 'passkey'
        ? {}
        : { name: emptySlip(name, 'name-empty'), password: emptySlip(password, 'password-empty') },
    places: { 'wrong-login': 'password' },
    send: async ({ name, password, way }) => {
      if (way === 'passkey') await signInByPasskey();
      else await request('POST', '/api/login', { name, password });
      onDone();
    },
  });
  return (
    <Leaf title={say('ui.account.signIn')}>
      <form {...props}>
        <FormField
          name="name"
          label={say('ui.account.name')}
          slip={slips.name}
          autoComplete="username"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={100}
        />
        <PasswordField
          name="password"
          label={say('ui.account.password')}
          slip={slips.password}
          autoComplete="current-password"
          maxLength={200}
        />
        <button type="submit" className="btn primary" aria-busy={busy}>
          {say('ui.account.signIn')}
        </button>
        <PasskeyWay />
        <SlipLine slip={slip} />
      </form>
    </Leaf>
  );
}
