import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { KeysItem } from './KeysItem.tsx';
import { MenuList } from './MenuList.tsx';

interface MenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  /** Where one goes from here. */
  readonly wayOut: { readonly href: string; readonly label: string };
  /** What there is at this table alone. */
  readonly children?: ReactNode;
  /** What ends it, beside the way out. */
  readonly last?: ReactNode;
}

/** What is rarely needed at a table, behind one button. */
export function Menu({ onClose, onHelp, wayOut, children, last }: MenuProps) {
  const { say } = useTranslation();
  return (
    <Dialog title={say('ui.common.menu')} onClose={onClose}>
      <MenuList>
        <KeysItem onHelp={onHelp} />
        {children}
        <li>
          <Link href="/settings">
            <Sign name="menu" />
            {say('ui.common.settings')}
          </Link>
        </li>
        {last}
        <li>
          <Link href={wayOut.href}>
            <Sign name="previous" />
            {wayOut.label}
          </Link>
        </li>
      </MenuList>
    </Dialog>
  );
}
