import type { Me } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { emptySlip } from '../form/checks.ts';
import { PasswordField } from '../form/FormField.tsx';
import { SlipLine } from '../form/SlipLine.tsx';
import { useForm } from '../form/useForm.ts';
import { Leaf } from '../Leaf.tsx';

interface DataPartProps {
  readonly me: Me;
  readonly onDeleted: () => void;
}

/** What is stored about somebody: to take along, and to be deleted. */
export function DataPart({ me, onDeleted }: DataPartProps) {
  const { say } = useTranslation();
  const [deleting, setDeleting] = useState(false);
  return (
    <Leaf title={say('ui.account.data')}>
      <p className="aside">{say('ui.account.dataHelp')}</p>
      <a className="btn" href="/api/me/data" download="provincia.json">
        {say('ui.account.download')}
      </a>
      {deleting ? (
        <DeleteForm me={me} onDeleted={onDeleted} onCancel={() => setDeleting(false)} />
      ) : (
        <button type="button" className="btn danger" onClick={() => setDeleting(true)}>
          {say(me.kind === 'member' ? 'ui.account.delete' : 'ui.account.deleteGuest')}
        </button>
      )}
    </Leaf>
  );
}

function DeleteForm({ me, onDeleted, onCancel }: DataPartProps & { readonly onCancel: () => void }) {
  const { say } = useTranslation();
  const { busy, slips, slip, props } = useForm({
    fields: ['password'],
    check: ({ password }) => ({
      password: me.hasPassword ? emptySlip(password, 'password-empty') : undefined,
    }),
    places: { 'wrong-password': 'password' },
    send: async ({ password }) => {
      await request('DELETE', '/api/me', me.hasPassword ? { password } : {});
      onDeleted();
    },
  });
  return (
    <form {...props} className="deleting" aria-label={say('ui.account.delete')}>
      <p>{say('ui.account.deleteHelp')}</p>
      <input type="text" autoComplete="username" value={me.name} readOnly hidden />
      {me.hasPassword && (
        <PasswordField
          name="password"
          label={say('ui.account.password')}
          slip={slips.password}
          autoComplete="current-password"
          autoFocus
        />
      )}
      <p className="actions">
        <button type="submit" className="btn primary" aria-busy={busy}>
          {say('ui.account.deleteNow')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={onCancel}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus={!me.hasPassword}
        >
          {say('ui.common.cancel')}
        </button>
      </p>
      <SlipLine slip={slip} />
    </form>
  );
}
