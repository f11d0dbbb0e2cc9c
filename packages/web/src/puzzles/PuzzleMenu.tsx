import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import { KeysItem } from '../table/top/KeysItem.tsx';
import { MenuList } from '../table/top/MenuList.tsx';
import { usePuzzle } from './puzzle-context.ts';

interface PuzzleMenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** What is rarely needed, behind one button. */
export function PuzzleMenu({ onClose, onHelp }: PuzzleMenuProps) {
  const { say } = usePuzzle().words;
  return (
    <Dialog title={say('ui.common.menu')} onClose={onClose}>
      <MenuList>
        <KeysItem onHelp={onHelp} />
        <li>
          <Link href="/settings">
            <Sign name="menu" />
            {say('ui.common.settings')}
          </Link>
        </li>
        <li>
          <Link href="/puzzles">
            <Sign name="previous" />
            {say('coach.puzzle.all')}
          </Link>
        </li>
      </MenuList>
    </Dialog>
  );
}
