import type { ClubPage } from '@provincia/protocol';
import { useState } from 'react';
import buttons from '../controls/buttons.module.css';
import rows from '../controls/rows.module.css';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { TableRow } from '../home/lobby/TableRow.tsx';
import { NewTable } from '../home/new-table/NewTable.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { isIn } from './standing.ts';

/** Tables for the members of the club alone, and the way to a new one. */
export function ClubTables({ page }: { readonly page: ClubPage }) {
  const { say } = useTranslation();
  const [making, setMaking] = useState(false);
  const { id, name, tables } = page;
  if (!isIn(page)) {
    return (
      <Section title={say('ui.club.tables')}>
        <p className={sheet.aside}>{say('ui.club.tablesHidden')}</p>
      </Section>
    );
  }
  return (
    <Section title={say('ui.club.tables')}>
      {tables.length === 0 ? (
        <p>{say('ui.club.noTables')}</p>
      ) : (
        <ul className={rows.rows}>
          {tables.map(({ club, ...table }) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
      <p className={sheet.aside}>{say('ui.club.tablesHelp')}</p>
      <button type="button" className={buttons.primary} onClick={() => setMaking(true)}>
        {say('ui.club.newTable')}
      </button>
      {making && <NewTable club={{ id, name }} onClose={() => setMaking(false)} />}
    </Section>
  );
}
