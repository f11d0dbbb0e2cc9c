import type { Table } from '@provincia/protocol';
import { useState } from 'react';
import kept from '../account/member/kept.module.css';
import buttons from '../controls/buttons.module.css';
import { seatName } from '../home/lobby/table-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

/** The seats of other people at a table. */
export function othersAt({ seats, you }: Pick<Table, 'seats' | 'you'>): readonly number[] {
  return [...seats.keys()].filter(
    (seat) => seat !== you && ['guest', 'member', 'program'].includes(seats[seat].kind),
  );
}

/** The people at a table, each to be reported. */
export function PeopleAtTable({ table, onClose }: { readonly table: Table; readonly onClose: () => void }) {
  const translation = useTranslation();
  const { say } = translation;
  const [reported, setReported] = useState<number | null>(null);
  const nameOf = (seat: number) => seatName(translation, table.seats[seat]);
  if (reported !== null) {
    return (
      <ReportDialog
        name={nameOf(reported)}
        about={{ table: table.id, seat: reported }}
        first="play"
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={say('ui.community.peopleHere')} onClose={onClose}>
      <ul className={kept.list}>
        {othersAt(table).map((seat) => (
          <li key={seat}>
            <span>{nameOf(seat)}</span>
            <button
              type="button"
              className={buttons.button}
              aria-label={say('ui.community.reportTitle', { name: nameOf(seat) })}
              onClick={() => setReported(seat)}
            >
              {say('ui.community.report')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
