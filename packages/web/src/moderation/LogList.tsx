import type { LogEntry } from '@provincia/protocol';
import { type FormEvent, useState } from 'react';
import { useUntilWords } from '../community/until-words.ts';
import buttons from '../controls/buttons.module.css';
import rows from '../controls/rows.module.css';
import { FormField } from '../forms/FormField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { moment } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { act } from './acts.ts';
import styles from './Moderation.module.css';

interface LogListProps {
  readonly entries: readonly LogEntry[];
  readonly none: string;
  readonly onDone: () => Promise<void>;
}

/** Who did what, when, about whom and why; most of it can be undone. */
export function LogList({ entries, none, onDone }: LogListProps) {
  const translation = useTranslation();
  const { say } = translation;
  const until = useUntilWords();
  const [undoing, setUndoing] = useState<string | null>(null);
  if (entries.length === 0) return <p className={rows.nothing}>{none}</p>;
  return (
    <ul className={styles.log}>
      {entries.map((entry) => {
        const what = say(`ui.community.did.${entry.action}`, {
          moderator: entry.moderator ?? say('ui.community.operator'),
          name: entry.name ?? say('ui.community.deleted'),
        });
        return (
          <li key={entry.id}>
            <p>
              <b>
                {what}
                {until({ kind: entry.action, until: entry.until })}
              </b>
              <small>
                {moment(translation, entry.at)}
                {entry.reason !== '' && `: ${entry.reason}`}
                {entry.undone && ` (${say('ui.community.undone')})`}
              </small>
            </p>
            {entry.undoable && (
              <button
                type="button"
                className={buttons.button}
                aria-label={`${say('ui.community.undo')}: ${what}`}
                aria-expanded={undoing === entry.id}
                onClick={() => setUndoing(undoing === entry.id ? null : entry.id)}
              >
                {say('ui.community.undo')}
              </button>
            )}
            {entry.undoable && undoing === entry.id && <Undoing entry={entry.id} onDone={onDone} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Asks why. */
function Undoing({ entry, onDone }: { readonly entry: string; readonly onDone: () => Promise<void> }) {
  const { say } = useTranslation();
  const { busy, problem, run } = useAction();
  const undo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    void run(async () => {
      await act({ do: 'undo', entry, reason });
      await onDone();
    });
  };
  return (
    <form className={styles.undoing} onSubmit={undo}>
      <FormField
        name="reason"
        label={say('ui.community.undoWhy')}
        required
        minLength={3}
        maxLength={300}
        autoComplete="off"
        autoFocus
      />
      <button type="submit" className={buttons.primary} aria-busy={busy}>
        {say('ui.community.undo')}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}
