import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './PhoneTop.module.css';
import { SideButton } from './SideButton.tsx';
import { Phase, Turn } from './Turn.tsx';

/** Whose turn and which phase it is, and the menus, on a phone. */
export function PhoneTop({ onMenu, onSide }: { readonly onMenu: () => void; readonly onSide: () => void }) {
  const { say } = useTranslation();
  const { sight, names, you } = useTable();
  const { onTurn, phase } = sight.view;
  return (
    <header className={styles.top} data-landmark="top">
      <h1 className={texts.spoken}>{say('ui.table.title')}</h1>
      <button type="button" className={buttons.icon} aria-label={say('ui.common.menu')} onClick={onMenu}>
        <Sign name="menu" />
      </button>
      <Turn whose={onTurn === you ? say('ui.table.you') : names[onTurn]}>
        <Phase>{say(`ui.table.phases.${phase === 'buy' ? 'buy' : 'action'}`)}</Phase>
      </Turn>
      <SideButton onClick={onSide} />
    </header>
  );
}
