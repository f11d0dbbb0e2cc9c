import type { Reminders } from '@provincia/protocol';
import { request } from '../api/request.ts';
import buttons from '../controls/buttons.module.css';
import sheet from '../controls/sheet.module.css';
import { addressProblem } from '../forms/checks.ts';
import { FormField } from '../forms/FormField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useForm } from '../forms/useForm.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './reminders.module.css';

interface MailPartProps {
  readonly isMember: boolean;
  readonly mail: Reminders['mail'];
  readonly onChange: () => Promise<void>;
}

/** Where reminders go by mail. */
export function MailPart({ isMember, mail, onChange }: MailPartProps) {
  const { say } = useTranslation();
  return (
    <div className={styles.part}>
      <h3>{say('ui.reminders.mail')}</h3>
      {!isMember ? (
        <p className={sheet.aside}>{say('ui.reminders.membersOnly')}</p>
      ) : mail === null ? (
        <AddressForm onChange={onChange} />
      ) : (
        <Address mail={mail} onChange={onChange} />
      )}
    </div>
  );
}

function AddressForm({ onChange }: Pick<MailPartProps, 'onChange'>) {
  const { say, language } = useTranslation();
  const { busy, problems, problem, props } = useForm({
    fields: ['address'],
    check: ({ address }) => ({ address: addressProblem(address) }),
    send: async ({ address }) => {
      await request('POST', '/api/me/mail', { address, language });
      await onChange();
    },
  });
  return (
    <form {...props}>
      <FormField
        name="address"
        type="email"
        label={say('ui.reminders.address')}
        help={say('ui.reminders.mailHelp')}
        problem={problems.address}
        autoComplete="email"
      />
      <button type="submit" className={buttons.button} aria-busy={busy}>
        {say('ui.reminders.give')}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

interface AddressProps extends Pick<MailPartProps, 'onChange'> {
  readonly mail: NonNullable<Reminders['mail']>;
}

function Address({ mail: { address, state }, onChange }: AddressProps) {
  const { say, language } = useTranslation();
  const { busy, problem, run } = useAction();
  const act = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    run(async () => {
      await request(method, path, body);
      await onChange();
    });
  return (
    <>
      <p className={styles.address}>
        <b>{address}</b>
        <span role="status">{say(`ui.reminders.state.${state}`)}</span>
      </p>
      <p className={buttons.actions}>
        {state === 'waiting' && (
          <button
            type="button"
            className={buttons.button}
            aria-busy={busy}
            onClick={() => act('POST', '/api/me/mail', { address, language })}
          >
            {say('ui.reminders.again')}
          </button>
        )}
        {state === 'stopped' && (
          <button
            type="button"
            className={buttons.button}
            aria-busy={busy}
            onClick={() => act('POST', '/api/me/mail/resume')}
          >
            {say('ui.reminders.resume')}
          </button>
        )}
        <button
          type="button"
          className={buttons.button}
          aria-label={say('ui.reminders.removeAddress', { address })}
          onClick={() => act('DELETE', '/api/me/mail')}
        >
          {say('ui.reminders.remove')}
        </button>
      </p>
      <ProblemLine problem={problem} />
    </>
  );
}
