import type { CardId } from '@provincia/catalog';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import inputs from '../../controls/inputs.module.css';
import { Segment } from '../../controls/Segment.tsx';
import texts from '../../controls/text.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { clockChoices, shelterChoices, type TableChoice, useChoices } from '../choices.ts';
import { makeTable } from '../start.ts';
import { canBeRated, clockOf, tableWish } from '../table-wish.ts';
import { KingdomChoice } from './KingdomChoice.tsx';
import { kingdomWish } from './kingdom-wish.ts';
import styles from './NewTable.module.css';
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
  const [, goTo] = useLocation();
  const { busy, problem, run } = useAction();
  const change = (part: Partial<TableChoice>) => set({ table: { ...choice, ...part } });
  const make = (event: FormEvent) => {
    event.preventDefault();
    const wish = tableWish(choice, kingdomWish(kingdom, choice.printings, picked));
    void run(async () => goTo(await makeTable(wish)));
  };
  return (
    <Dialog title={say('ui.home.newTable')} onClose={onClose}>
      <form className={styles.form} onSubmit={make}>
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
          <ProblemLine problem={problem} />
          <button type="button" className={buttons.button} onClick={onClose}>
            {say('ui.common.cancel')}
          </button>
          <button type="submit" className={buttons.primary} aria-busy={busy}>
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
          wraps
          label={say('ui.home.shelters')}
          options={shelterChoices.map((value) => ({ value, label: shelterWords[value] }))}
          value={choice.shelters}
          onChange={(shelters) => change({ shelters })}
        />
      </Choice>
      <Choice label={say('ui.home.access')}>
        <Segment
          wraps
          label={say('ui.home.access')}
          options={[
            { value: 'open' as const, label: say('ui.home.accessOpen') },
            { value: 'link' as const, label: say('ui.home.accessLink') },
          ]}
          value={choice.access}
          onChange={(access) => change({ access })}
        />
      </Choice>
      <label className={styles.choice}>
        <span className={texts.caption}>{say('ui.home.clock')}</span>
        <select
          className={inputs.input}
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
      <label className={styles.tick}>
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
    <div className={styles.choice}>
      <span className={texts.caption} aria-hidden="true">
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
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className={buttons.icon} aria-label={say('ui.common.close')} onClick={onClose}>
          <Sign name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
