import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useTable } from '../table/table-context.ts';
import type { Ahead } from './ahead/useAhead.ts';
import { NextGame } from './NextGame.tsx';

/** What one can do at a table that waits for somebody else: go to the next, or leave answers in advance. */
export function WhileWaiting({ ahead }: { readonly ahead: Ahead | null }) {
  const { say } = useTranslation();
  const { table, you } = useTable();
  if (you === null) return null;
  return (
    <>
      {ahead !== null && (
        <button
          type="button"
          className={buttons.button}
          data-part="ahead"
          aria-haspopup="dialog"
          onClick={ahead.open}
        >
          {say(ahead.left === null ? 'ui.byDay.ahead' : 'ui.byDay.aheadOn')}
        </button>
      )}
      <NextGame table={table.id} />
    </>
  );
}
