import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Menu } from '../table/top/Menu.tsx';

interface LessonMenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onRestart: () => void;
}

export function LessonMenu({ onClose, onHelp, onRestart }: LessonMenuProps) {
  const { say } = useTranslation();
  const restart = () => {
    onClose();
    onRestart();
  };
  return (
    <Menu onClose={onClose} onHelp={onHelp} wayOut={{ href: '/learn', label: say('ui.learn.all') }}>
      <li>
        <button type="button" onClick={restart}>
          <Sign name="undo" />
          {say('ui.learn.again')}
        </button>
      </li>
    </Menu>
  );
}
