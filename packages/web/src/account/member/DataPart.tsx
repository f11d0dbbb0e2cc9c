import type { Me } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import sheet from '../../controls/sheet.module.css';
import { emptyProblem } from '../../forms/checks.ts';
import { PasswordField } from '../../forms/FormField.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './DataPart.module.css';

interface DataPartProps {
  readonly me: Me;
  readonly onDeleted: () => void;
}

/** What is stored about somebody: to take along, and to be deleted. */
export function DataPart({ me, onDeleted }: DataPartProps) {
  const { say } = useTranslation();
  const [deleting, setDeleting] = useState(false);
  return (
    <Section title={say('ui.account.data')}>
      <p className={sheet.aside}>{say('ui.account.dataHelp')}</p>
      <a className={buttons.button} href="/api/me/data" download="provincia.json">
        {say('ui.account.download')}
      </a>
      {deleting ? (
        <DeleteForm me={me} onDeleted={onDeleted} onCancel={() => setDeleting(false)} />
      ) : (
        <button type="button" className={styles.danger} onClick={() => setDeleting(true)}>
          {say(me.kind === 'member' ? 'ui.account.delete' : 'ui.account.deleteGuest')}
        </button>
      )}
    </Section>
  );
}

function DeleteForm({ me, onDeleted, onCancel }: DataPartProps & { readonly onCancel: () => void }) {
  const { say } = useTranslation();
  const { busy, problems, problem, props } = useForm({
    fields: ['password'],
    check: ({ password }) => ({
      password: me.hasPassword ? emptyProblem(password, 'password-empty') : undefined,
    }),
    places: { 'wrong-password': 'password' },
    send: async ({ password }) => {
      await request('DELETE', '/api/me', me.hasPassword ? { password } : {});
      onDeleted();
    },
  });
  return (
    <form {...props} className={styles.deleting} aria-label={say('ui.account.delete')}>
      <p>{say('ui.account.deleteHelp')}</p>
      <input type="text" autoComplete="username" value={me.name} readOnly hidden />
      {me.hasPassword && (
        <PasswordField
          name="password"
          label={say('ui.account.password')}
          problem={problems.password}
          autoComplete="current-password"
          autoFocus
        />
      )}
      <p className={buttons.actions}>
        <button type="submit" className={buttons.primary} aria-busy={busy}>
          {say('ui.account.deleteNow')}
        </button>
        <button
          type="button"
          className={buttons.button}
          onClick={onCancel}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus={!me.hasPassword}
        >
          {say('ui.common.cancel')}
        </button>
      </p>
      <ProblemLine problem={problem} />
    </form>
  );
}
