import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import { KeysItem } from '../table/top/KeysItem.tsx';
import { MenuList } from '../table/top/MenuList.tsx';

interface LessonMenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onRestart: () => void;
}

/** What is rarely needed, behind one button. */
export function LessonMenu({ onClose, onHelp, onRestart }: LessonMenuProps) {
  const { say } = useTranslation();
  const restart = () => {
    onClose();
    onRestart();
  };
  return (
    <Dialog title={say('ui.common.menu')} onClose={onClose}>
      <MenuList>
        <KeysItem onHelp={onHelp} />
        <li>
          <button type="button" onClick={restart}>
            <Sign name="undo" />
            {say('ui.learn.again')}
          </button>
        </li>
        <li>
          <Link href="/settings">
            <Sign name="menu" />
            {say('ui.common.settings')}
          </Link>
        </li>
        <li>
          <Link href="/learn">
            <Sign name="previous" />
            {say('ui.learn.all')}
          </Link>
        </li>
      </MenuList>
    </Dialog>
  );
}
