import counts from 'virtual:proof-counts';
import { type ReactNode, useId, useState } from 'react';
import { useLoaded } from '../api/useLoaded.ts';
import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './useProofs.module.css';

interface ShownProofs {
  /** How many scenarios prove the rule; pressed, it lists them. */
  readonly mark: ReactNode;
  readonly list: ReactNode;
}

/** What proves a rule. The list stands below it, where there is room. */
export function useProofs(number: string): ShownProofs {
  const { say } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = counts[number];
  if (count === undefined) return { mark: null, list: null };
  const label = say('ui.rules.proofs', { count });
  const mark = (
    <button
      type="button"
      className={styles.mark}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <Sign name="check" />
      {count}
    </button>
  );
  return { mark, list: isOpen && <Proofs id={id} number={number} /> };
}

/** In English, as they are written; they are loaded when somebody first wants to see them. */
function Proofs({ id, number }: { readonly id: string; readonly number: string }) {
  const { value } = useLoaded('proofs', async () => (await import('virtual:proofs')).default);
  return (
    <ul id={id} className={styles.proofs} lang="en">
      {value?.[number].map(({ name, file }) => (
        <li key={file + name}>
          {name} <small>{file}</small>
        </li>
      ))}
    </ul>
  );
}
