import { useState } from 'react';
import { Link } from 'wouter';
import { askName } from '../../account/guest/asking.ts';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Sure } from '../layout/Sure.tsx';
import { useTable } from '../table-context.ts';
import { KeysItem } from './KeysItem.tsx';
import { MenuList } from './MenuList.tsx';
import { WatchingItem } from './Watching.tsx';

interface TableMenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onResign: () => void;
}

/** What is rarely needed, behind one button. */
export function TableMenu({ onClose, onHelp, onResign }: TableMenuProps) {
  const { say } = useTranslation();
  const { sight, you, table } = useTable();
  const [resigning, setResigning] = useState(false);
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
  return (
    <Dialog title={say('ui.common.menu')} onClose={onClose}>
      {resigning ? (
        <Sure
          question={say('ui.table.resignSure')}
          yes={say('ui.table.resign')}
          no={say('ui.common.cancel')}
          onYes={onResign}
          onNo={() => setResigning(false)}
        />
      ) : (
        <MenuList>
          <KeysItem onHelp={onHelp} />
          {table.id !== 'local' && (
            <li>
              <button type="button" onClick={copy}>
                <Sign name={copied ? 'check' : 'link'} />
                {say(copied ? 'ui.common.copied' : 'ui.common.copyLink')}
              </button>
            </li>
          )}
          <WatchingItem />
          {isGuest && (
            <li>
              <button type="button" onClick={rename}>
                <Sign name="person" />
                {say('ui.panels.waiting.changeName')}
              </button>
            </li>
          )}
          <li>
            <Link href="/settings">
              <Sign name="menu" />
              {say('ui.common.settings')}
            </Link>
          </li>
          {canResign && (
            <li>
              <button type="button" onClick={() => setResigning(true)}>
                <Sign name="close" />
                {say('ui.table.resign')}
              </button>
            </li>
          )}
          <li>
            <Link href="/">
              <Sign name="previous" />
              {say('ui.table.leave')}
            </Link>
          </li>
        </MenuList>
      )}
    </Dialog>
  );
}
