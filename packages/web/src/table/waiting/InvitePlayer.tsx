import type { Table, TableChange, WhoAmI } from '@provincia/protocol';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { request } from '../../api/request.ts';
import { useReply } from '../../api/useLoaded.ts';
import { NameField } from '../../community/NameField.tsx';
import buttons from '../../controls/buttons.module.css';
import panels from '../../controls/panels.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './InvitePlayer.module.css';

/** The host keeps a seat for a member, by name. */
export function InvitePlayer({ table }: { readonly table: Table }) {
  const { say } = useTranslation();
  const { value } = useReply<WhoAmI>('/api/me');
  const [name, setName] = useState('');
  const { busy, problem, run } = useAction();
  if (value?.me?.kind !== 'member') return null;
  const invite = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void run(async () => {
      await request('PATCH', `/api/tables/${table.id}`, { seats: withGuest(table, name.trim()) });
      setName('');
    });
  };
  return (
    <form className={clsx(panels.panel, styles.invite)} onSubmit={invite}>
      <h2>{say('ui.community.inviteTitle')}</h2>
      <div className={styles.row}>
        <div>
          <NameField
            label={say('ui.community.name')}
            help={say('ui.community.inviteHelp')}
            value={name}
            onChange={setName}
          />
        </div>
        <button type="submit" className={buttons.button} aria-busy={busy}>
          {say('ui.community.invite')}
        </button>
      </div>
      <ProblemLine problem={problem} />
    </form>
  );
}

/** In the first seat that is free, or else in a new one. */
function withGuest({ seats }: Table, invite: string): NonNullable<TableChange['seats']> {
  const order: NonNullable<TableChange['seats']> = [...seats.keys()];
  const free = seats.findIndex(({ kind }) => kind === 'free');
  return free < 0 ? [...order, { invite }] : order.with(free, { invite });
}
