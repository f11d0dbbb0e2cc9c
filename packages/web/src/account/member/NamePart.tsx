import type { Me } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { nameSlip } from '../form/checks.ts';
import { FormField } from '../form/FormField.tsx';
import { SlipLine } from '../form/SlipLine.tsx';
import { useForm } from '../form/useForm.ts';
import { Leaf } from '../Leaf.tsx';

interface NamePartProps {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
}

export function NamePart({ me, onChange }: NamePartProps) {
  const { say } = useTranslation();
  const [done, setDone] = useState(false);
  const { busy, slips, slip, props } = useForm({
    fields: ['name'],
    check: ({ name }) => {
      setDone(false);
      return { name: nameSlip(name) };
    },
    places: { 'name-taken': 'name', 'name-reserved': 'name' },
    send: async ({ name }) => {
      await request('PATCH', '/api/me', { name });
      await onChange();
      setDone(true);
    },
  });
  return (
    <Leaf title={say('ui.account.name')}>
      <form {...props}>
        <FormField
          name="name"
          label={say('ui.account.name')}
          help={say('ui.account.nameHelp')}
          slip={slips.name}
          defaultValue={me.name}
          autoComplete="username"
          spellCheck={false}
        />
        <button type="submit" className="btn" aria-busy={busy}>
          {say('ui.account.rename')}
        </button>
        <SlipLine slip={slip} />
        <p className="done" role="status">
          {done && say('ui.account.renamed', { name: me.name })}
        </p>
      </form>
    </Leaf>
  );
}
