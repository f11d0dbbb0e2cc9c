import { useState } from 'react';
import { askName } from '../../account/guest/asking.ts';
import { Sign } from '../../card/Sign.tsx';
import { othersAt, PeopleAtTable } from '../../community/PeopleAtTable.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Sure } from '../layout/Sure.tsx';
import { useTable } from '../table-context.ts';
import { Menu } from './Menu.tsx';
import { WatchingItem } from './Watching.tsx';

interface TableMenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onResign: () => void;
}

export function TableMenu({ onClose, onHelp, onResign }: TableMenuProps) {
  const { say } = useTranslation();
  const { sight, you, table } = useTable();
  const [resigning, setResigning] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [copied, setCopied] = useState(false);
  const canResign = you !== null && sight.result === null && !sight.resigned.includes(you);
  const own = you === null ? undefined : table.seats[you];
  const isGuest = table.id !== 'local' && own?.kind === 'guest';
  const rename = () => {
    onClose();
    void askName(own?.name ?? '').catch(() => undefined);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  if (reporting) return <PeopleAtTable table={table} onClose={onClose} />;
  if (resigning)
    return (
      <Dialog title={say('ui.common.menu')} onClose={onClose}>
        <Sure
          question={say('ui.table.resignSure')}
          yes={say('ui.table.resign')}
          no={say('ui.common.cancel')}
          onYes={onResign}
          onNo={() => setResigning(false)}
        />
      </Dialog>
    );
  return (
    <Menu
      onClose={onClose}
      onHelp={onHelp}
      wayOut={
        table.tournament === undefined
          ? { href: '/', label: say('ui.table.leave') }
          : { href: `/tournament/${table.tournament.id}`, label: say('ui.tournament.back') }
      }
      last={
        canResign && (
          <li>
            <button type="button" onClick={() => setResigning(true)}>
              <Sign name="close" />
              {say('ui.table.resign')}
            </button>
          </li>
        )
      }
    >
      {table.id !== 'local' && (
        <li>
          <button type="button" onClick={copy}>
            <Sign name={copied ? 'check' : 'link'} />
            {say(copied ? 'ui.common.copied' : 'ui.common.copyLink')}
          </button>
        </li>
      )}
      <WatchingItem />
      {othersAt(table).length > 0 && (
        <li>
          <button type="button" onClick={() => setReporting(true)}>
            <Sign name="flame" />
            {say('ui.community.reportSomebody')}
          </button>
        </li>
      )}
      {isGuest && (
        <li>
          <button type="button" onClick={rename}>
            <Sign name="person" />
            {say('ui.panels.waiting.changeName')}
          </button>
        </li>
      )}
    </Menu>
  );
}
