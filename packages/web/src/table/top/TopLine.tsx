import { Link } from 'wouter';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { Logo } from '../../controls/Logo.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { LanguageChoice } from '../../shell/LanguageChoice.tsx';
import { ThemeButton } from '../../shell/ThemeButton.tsx';
import { useTable } from '../table-context.ts';
import { SideButton } from './SideButton.tsx';
import styles from './TopLine.module.css';
import { Turn } from './Turn.tsx';
import { Watching } from './Watching.tsx';

interface TopLineProps {
  readonly onMenu: () => void;
  /** Opens the reference where it is a drawer; null where it stands beside the table. */
  readonly onSide: (() => void) | null;
}

/** How near the end is, whose turn and which phase it is, and the menus: read, rarely touched. */
export function TopLine({ onMenu, onSide }: TopLineProps) {
  const { say } = useTranslation();
  const { sight, names, you } = useTable();
  const { onTurn } = sight.view;
  return (
    <header className={styles.top} data-landmark="top">
      <h1 className={texts.spoken}>{say('ui.table.title')}</h1>
      <div className={styles.brand}>
        <Link href="/" className={styles.home} aria-label={say('ui.common.toStart')}>
          <Logo className={styles.logo} />
          <span>Provincia</span>
        </Link>
        <EndClock />
      </div>
      <Turn
        whose={onTurn === you ? say('ui.table.yourTurn') : say('ui.table.turnOf', { name: names[onTurn] })}
      >
        <Phases />
      </Turn>
      <div className={styles.tools}>
        <Watching />
        <LanguageChoice />
        <ThemeButton />
        {onSide && <SideButton onClick={onSide} />}
        <button type="button" className={buttons.icon} aria-label={say('ui.common.menu')} onClick={onMenu}>
          <Sign name="menu" />
        </button>
      </div>
    </header>
  );
}

/** What ends the game: the Provinces that are left, and the Colonies where there are some, and the empty piles. */
function EndClock() {
  const { say } = useTranslation();
  const { view } = useTable().sight;
  const leftOf = (id: string) => view.supply.find(({ pile }) => pile === id)?.left;
  const provinces = leftOf('province') ?? 0;
  const colonies = leftOf('colony');
  const { emptyPiles: count, emptyPilesToEnd: limit } = view;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.ending} role="group" aria-label={say('ui.table.endOfGame')}>
      <span>{say.rich('ui.table.provincesRich', { count: provinces, b: (words) => <b>{words}</b> })}</span>
      {colonies !== undefined && (
        <span>{say.rich('ui.table.coloniesRich', { count: colonies, b: (words) => <b>{words}</b> })}</span>
      )}
      <span>
        {say.rich('ui.table.emptyRich', { count, limit, b: (words) => <b>{words}</b> })}
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: limit }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their place
            <i key={i} data-empty={i < count || undefined} />
          ))}
        </span>
      </span>
    </div>
  );
}

const phases = ['action', 'buy', 'cleanup'] as const;

function Phases() {
  const { say } = useTranslation();
  const { phase } = useTable().sight.view;
  return (
    <ol className={styles.phases} aria-label={say('ui.table.phase')}>
      {phases.map((one) => (
        <li key={one} {...(one === phase ? { 'aria-current': 'step' as const } : {})}>
          {one === phase && <Sign name="play" />}
          {say(`ui.table.phases.${one}`)}
        </li>
      ))}
    </ol>
  );
}
