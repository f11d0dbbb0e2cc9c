import { Link } from 'wouter';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { Logo } from '../../controls/Logo.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { LanguageChoice } from '../../shell/LanguageChoice.tsx';
import { ThemeButton } from '../../shell/ThemeButton.tsx';
import { emptyLimit, emptyPiles } from '../choosing/ending.ts';
import { useTable } from '../table-context.ts';
import './top.css';

interface TopLineProps {
  readonly onMenu: () => void;
  /** Opens the reference where it is a drawer; null where it stands beside the table. */
  readonly onSide: (() => void) | null;
}

/** How near the end is, whose turn and which phase it is, and the menus: read, rarely touched. */
export function TopLine({ onMenu, onSide }: TopLineProps) {
  const { say } = useTranslation();
  return (
    <header className="top" data-landmark="top">
      <h1 className="sr">{say('ui.table.title')}</h1>
      <div className="brand">
        <Link href="/" className="tohome" aria-label={say('ui.common.toStart')}>
          <Logo className="logo" />
          <span>Provincia</span>
        </Link>
        <EndClock />
      </div>
      <Turn />
      <div className="tools">
        <LanguageChoice />
        <ThemeButton />
        {onSide && (
          <button type="button" className="iconbtn" aria-label={say('ui.table.chronicle')} onClick={onSide}>
            <Sign name="chronicle" />
          </button>
        )}
        <button type="button" className="iconbtn" aria-label={say('ui.common.menu')} onClick={onMenu}>
          <Sign name="menu" />
        </button>
      </div>
    </header>
  );
}

/** What ends the game: the Provinces that are left, and the empty piles. */
function EndClock() {
  const { say } = useTranslation();
  const { view } = useTable().sight;
  const provinces = view.supply.find(({ pile }) => pile === 'province')?.left ?? 0;
  const [count, limit] = [emptyPiles(view), emptyLimit(view)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="ending" role="group" aria-label={say('ui.table.endOfGame')}>
      <span>{say.rich('ui.table.provincesRich', { count: provinces, b: (words) => <b>{words}</b> })}</span>
      <span>
        {say.rich('ui.table.emptyRich', { count, limit, b: (words) => <b>{words}</b> })}
        <span className="marks" aria-hidden="true">
          {Array.from({ length: limit }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their place
            <i key={i} className={i < count ? 'on' : ''} />
          ))}
        </span>
      </span>
    </div>
  );
}

function Turn() {
  const { say } = useTranslation();
  const { sight, names, you } = useTable();
  const { onTurn, seats, over } = sight.view;
  return (
    <div className="turn">
      <span className="t">{say('ui.table.turn', { turn: seats[onTurn].turns })}</span>
      <Arms seat={onTurn} />
      <span className="whose">
        {onTurn === you ? say('ui.table.yourTurn') : say('ui.table.turnOf', { name: names[onTurn] })}
      </span>
      {over ? <span className="ph">{say('ui.table.over')}</span> : <Phases />}
    </div>
  );
}

const phases = ['action', 'buy', 'cleanup'] as const;

function Phases() {
  const { say } = useTranslation();
  const { phase } = useTable().sight.view;
  return (
    <ol className="phases" aria-label={say('ui.table.phase')}>
      {phases.map((one) => (
        <li
          key={one}
          className={one === phase ? 'on' : ''}
          {...(one === phase ? { 'aria-current': 'step' as const } : {})}
        >
          {one === phase && <Sign name="play" />}
          {say(`ui.table.phases.${one}`)}
        </li>
      ))}
    </ol>
  );
}

/** The same for a phone. */
export function PhoneTop({ onMenu, onSide }: { readonly onMenu: () => void; readonly onSide: () => void }) {
  const { say } = useTranslation();
  const { sight, names, you } = useTable();
  const { onTurn, seats, over, phase } = sight.view;
  return (
    <header className="ptop" data-landmark="top">
      <h1 className="sr">{say('ui.table.title')}</h1>
      <button type="button" className="iconbtn" aria-label={say('ui.common.menu')} onClick={onMenu}>
        <Sign name="menu" />
      </button>
      <div className="turn">
        <span className="t">{say('ui.table.turn', { turn: seats[onTurn].turns })}</span>
        <Arms seat={onTurn} />
        <span className="whose">{onTurn === you ? say('ui.table.you') : names[onTurn]}</span>
        <span className="ph">
          {over ? say('ui.table.over') : say(`ui.table.phases.${phase === 'buy' ? 'buy' : 'action'}`)}
        </span>
      </div>
      <button type="button" className="iconbtn" aria-label={say('ui.table.chronicle')} onClick={onSide}>
        <Sign name="chronicle" />
      </button>
    </header>
  );
}
