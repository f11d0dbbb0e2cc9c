import type { Me } from '@provincia/protocol';
import { useState } from 'react';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { NameForm } from './NameForm.tsx';

interface NamePartProps {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
}

/** Your name; a guest can change that as well. */
export function NamePart({ me, onChange }: NamePartProps) {
  const { say } = useTranslation();
  const [done, setDone] = useState(false);
  return (
    <Section title={say('ui.account.name')}>
      <NameForm
        name={me.named ? me.name : ''}
        action={say('ui.account.rename')}
        onBegin={() => setDone(false)}
        onDone={async () => {
          await onChange();
          setDone(true);
        }}
      >
        <p className={sheet.status} role="status">
          {done && say('ui.account.renamed', { name: me.name })}
        </p>
      </NameForm>
    </Section>
  );
}
