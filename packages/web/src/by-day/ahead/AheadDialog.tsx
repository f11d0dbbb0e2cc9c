import type { AnswersAhead } from '@provincia/protocol';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { request } from '../../api/request.ts';
import buttons from '../../controls/buttons.module.css';
import sheet from '../../controls/sheet.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../../table/layout/Dialog.tsx';
import { useTable } from '../../table/table-context.ts';
import styles from './AheadDialog.module.css';
import { leftIn, nothingLeft, reactingIn } from './draft.ts';
import { Purchase } from './Purchase.tsx';
import { ReactionChoice } from './ReactionChoice.tsx';
import type { Ahead } from './useAhead.ts';

/** What the server answers for the player at once, in a game by the day. */
export function AheadDialog({ ahead: { left, onSaved, close } }: { readonly ahead: Ahead }) {
  const { say } = useTranslation();
  const { table, sight } = useTable();
  const [draft, setDraft] = useState(left ?? nothingLeft);
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useAction();
  const isAsked = sight.decision !== null;
  const change = (next: AnswersAhead) => {
    setDraft(next);
    setSaved(false);
  };
  const save = () =>
    run(async () => {
      const answers = leftIn(draft);
      await request('POST', `/api/tables/${table.id}/ahead`, { answers });
      onSaved();
      setSaved(true);
    });
  const reacting = reactingIn(sight.view);
  return createPortal(
    <Dialog title={say('ui.byDay.ahead')} className={styles.dialog} onClose={close}>
      <div className={styles.ahead}>
        <p className={sheet.aside}>{say('ui.byDay.aheadHelp')}</p>
        <fieldset>
          <legend>{say('ui.byDay.aheadReactions')}</legend>
          {reacting.length === 0 && <p className={sheet.aside}>{say('ui.byDay.aheadNone')}</p>}
          {reacting.map((one) => (
            <ReactionChoice key={one.card} reacting={one} left={draft} onChange={change} />
          ))}
        </fieldset>
        <Purchase left={draft} onChange={change} />
        <footer>
          {isAsked && <p className={styles.asked}>{say('ui.byDay.aheadAsked')}</p>}
          <button
            type="button"
            className={buttons.primary}
            aria-busy={busy}
            aria-disabled={isAsked}
            onClick={() => !isAsked && save()}
          >
            {say('ui.byDay.aheadSave')}
          </button>
          <span className={sheet.status} role="status">
            {saved && say('ui.byDay.aheadSaved')}
          </span>
          <ProblemLine problem={problem} />
        </footer>
      </div>
    </Dialog>,
    document.body,
  );
}
