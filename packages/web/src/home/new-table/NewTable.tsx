import type { CardId } from '@provincia/catalog';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Sign } from '../../card/Sign.tsx';
import { Segment } from '../../controls/Segment.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { clockChoices, shelterChoices, type TableChoice, useChoices } from '../choices.ts';
import { makeTable } from '../start.ts';
import { canBeRated, clockOf, tableWish } from '../table-wish.ts';
import { useAction } from '../useAction.ts';
import { KingdomChoice } from './KingdomChoice.tsx';
import { kingdomWish } from './kingdom-wish.ts';
import { SeatChoice } from './SeatChoice.tsx';

interface NewTableProps {
  /** Ten that were picked in the builder. */
  readonly picked?: readonly CardId[];
  readonly onClose: () => void;
}

/** All that can be chosen for a table; but for the kingdom it is remembered. */
export function NewTable({ picked, onClose }: NewTableProps) {
  const { say } = useTranslation();
  const { table: choice, suggestion, set } = useChoices();
  const [kingdom, setKingdom] = useState(picked === undefined ? suggestion : 'picked');
  const { busy, problem, run } = useAction();
  const change = (part: Partial<TableChoice>) => set({ table: { ...choice, ...part } });
  const make = (event: FormEvent) => {
    event.preventDefault();
    run(() => makeTable(tableWish(choice, kingdomWish(kingdom, choice.printings, picked))));
  };
  return (
    <Dialog title={say('ui.home.newTable')} onClose={onClose}>
      <form className="newtable" onSubmit={make}>
        <SeatChoice others={choice.others} onChange={(others) => change({ others })} />
        <KingdomChoice
          kingdom={kingdom}
          hasPicked={picked !== undefined}
          printings={choice.printings}
          onKingdom={setKingdom}
          onPrintings={(printings) => change({ printings })}
        />
        <HowChoice choice={choice} change={change} />
        <footer>
          <p className="problem" role="alert">
            {problem}
          </p>
          <button type="button" className="btn" onClick={onClose}>
            {say('ui.common.cancel')}
          </button>
          <button type="submit" className="btn primary" aria-busy={busy}>
            {say('ui.home.make')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface HowChoiceProps {
  readonly choice: TableChoice;
  readonly change: (part: Partial<TableChoice>) => void;
}

/** Shelters, clock, who may come, rated or not. */
function HowChoice({ choice, change }: HowChoiceProps) {
  const { say } = useTranslation();
  const shelterWords = {
    rules: say('ui.home.sheltersRules'),
    with: say('ui.home.sheltersWith'),
    without: say('ui.home.sheltersWithout'),
  };
  const clocks = clockChoices.map((value) => ({
    value,
    label: value === 'none' ? say('ui.home.noClock') : say('ui.home.clockOf', clockOf(value)),
  }));
  return (
    <>
      <Choice label={say('ui.home.shelters')}>
        <Segment
          label={say('ui.home.shelters')}
          options={shelterChoices.map((value) => ({ value, label: shelterWords[value] }))}
          value={choice.shelters}
          onChange={(shelters) => change({ shelters })}
        />
      </Choice>
      <Choice label={say('ui.home.access')}>
        <Segment
          label={say('ui.home.access')}
          options={[
            { value: 'open' as const, label: say('ui.home.accessOpen') },
            { value: 'link' as const, label: say('ui.home.accessLink') },
          ]}
          value={choice.access}
          onChange={(access) => change({ access })}
        />
      </Choice>
      <label className="choice">
        <span className="olab">{say('ui.home.clock')}</span>
        <select
          className="pickone"
          value={choice.clock}
          onChange={({ target }) => change({ clock: target.value as TableChoice['clock'] })}
        >
          {clocks.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <small>{say('ui.home.clockHelp')}</small>
      </label>
      <label className="choice tick">
        <input
          type="checkbox"
          checked={choice.rated && canBeRated(choice)}
          disabled={!canBeRated(choice)}
          onChange={({ target }) => change({ rated: target.checked })}
        />
        <b>{say('ui.home.ratedGame')}</b>
        <small>{say('ui.home.ratedHelp')}</small>
      </label>
    </>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="choice">
      <span className="olab" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser keeps the focus inside and closes it with Escape. */
function Dialog({ title, onClose, children }: DialogProps) {
  const { say } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="tabledialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="iconbtn" aria-label={say('ui.common.close')} onClick={onClose}>
          <Sign name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
