import type { Me } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { emptySlip, passwordSlip } from '../form/checks.ts';
import { PasswordField } from '../form/FormField.tsx';
import { SlipLine } from '../form/SlipLine.tsx';
import { useForm } from '../form/useForm.ts';
import { Leaf } from '../Leaf.tsx';

interface PasswordPartProps {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
}

export function PasswordPart({ me, onChange }: PasswordPartProps) {
  const { say } = useTranslation();
  const [changes, setChanges] = useState(0);
  const { busy, slips, slip, props } = useForm({
    fields: ['old', 'new'],
    check: (values) => ({
      old: me.hasPassword ? emptySlip(values.old, 'password-empty') : undefined,
      new: passwordSlip(values.new),
    }),
    places: { 'wrong-password': 'old' },
    send: async (values) => {
      const known = me.hasPassword ? { old: values.old } : {};
      await request('POST', '/api/me/password', { ...known, new: values.new });
      await onChange();
      // Empties the fields, since they are drawn anew.
      setChanges((before) => before + 1);
    },
  });
  const title = say(me.hasPassword ? 'ui.account.changePassword' : 'ui.account.setPassword');
  return (
    <Leaf title={say('ui.account.password')}>
      <form {...props}>
        {/* Tells the browser whose password it is to keep. */}
        <input type="text" autoComplete="username" value={me.name} readOnly hidden />
        {me.hasPassword && (
          <PasswordField
            key={`old ${changes}`}
            name="old"
            label={say('ui.account.oldPassword')}
            slip={slips.old}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          key={`new ${changes}`}
          name="new"
          label={say('ui.account.newPassword')}
          help={`${say('ui.account.passwordHelp')} ${say('ui.account.passwordEndsOthers')}`}
          slip={slips.new}
          autoComplete="new-password"
        />
        <button type="submit" className="btn" aria-busy={busy}>
          {title}
        </button>
        <SlipLine slip={slip} />
        <p className="done" role="status">
          {changes > 0 && say('ui.account.passwordChanged')}
        </p>
      </form>
    </Leaf>
  );
}
