import type { LeftAhead } from '@provincia/protocol';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useTable } from '../table/table-context.ts';
import { AheadDialog } from './ahead/AheadDialog.tsx';
import { isByDay } from './clock-words.ts';
import { NextGame } from './NextGame.tsx';

/** What one can do at a table that waits for somebody else: go to the next, or leave answers in advance. */
export function WhileWaiting() {
  const { table, you, sight } = useTable();
  if (you === null) return null;
  const canLeave = isByDay(table.clock) && !sight.resigned.includes(you);
  return (
    <>
      {canLeave && <Ahead />}
      <NextGame table={table.id} />
    </>
  );
}

function Ahead() {
  const { say } = useTranslation();
  const { table } = useTable();
  const [open, setOpen] = useState(false);
  const { value, again } = useReply<LeftAhead>(`/api/tables/${table.id}/ahead`);
  const left = value?.answers ?? null;
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        data-part="ahead"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say(left === null ? 'ui.byDay.ahead' : 'ui.byDay.aheadOn')}
      </button>
      {open &&
        createPortal(
          <AheadDialog left={left} onSaved={() => void again()} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
