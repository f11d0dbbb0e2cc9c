import { request } from '../api/request.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { nameSlip, passwordSlip } from './form/checks.ts';
import { FormField, PasswordField } from './form/FormField.tsx';
import { SlipLine } from './form/SlipLine.tsx';
import { useForm } from './form/useForm.ts';
import { Leaf } from './Leaf.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';
import { makePasskey } from './passkey.ts';

/** A name of one's own, with a password or a passkey. */
export function Register({ onDone }: { readonly onDone: () => void }) {
  const { say } = useTranslation();
  const { busy, slips, slip, props } = useForm({
    fields: ['name', 'password'],
    check: ({ name, password, way }) => ({
      name: nameSlip(name),
      password: way === 'passkey' ? undefined : passwordSlip(password),
    }),
    places: { 'name-taken': 'name', 'name-reserved': 'name' },
    send: async ({ name, password, way }) => {
      if (way === 'passkey') await makePasskey(name.trim());
      else await request('POST', '/api/register', { name, password });
      onDone();
    },
  });
  return (
    <Leaf title={say('ui.account.register')}>
      <form {...props}>
        <FormField
          name="name"
          label={say('ui.account.name')}
          help={say('ui.account.nameHelp')}
          slip={slips.name}
          autoComplete="username"
          autoCapitalize="words"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={say('ui.account.password')}
          help={say('ui.account.passwordHelp')}
          slip={slips.password}
          autoComplete="new-password"
        />
        <button type="submit" className="btn primary" aria-busy={busy}>
          {say('ui.account.register')}
        </button>
        <PasskeyWay help={say('ui.account.passkeyHelp')} />
        <SlipLine slip={slip} />
      </form>
    </Leaf>
  );
}
