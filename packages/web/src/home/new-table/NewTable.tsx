import type { CardId } from '@provincia/catalog';
import type { ClubRef } from '@provincia/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Sign } from '../../card/Sign.tsx';
import { NameField } from '../../community/NameField.tsx';
import buttons from '../../controls/buttons.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { type TableChoice, useChoices } from '../choices.ts';
import { makeTable } from '../start.ts';
import { canBeRated, tableWish, withGuest } from '../table-wish.ts';
import { HowChoice } from './HowChoice.tsx';
import { KingdomChoice } from './KingdomChoice.tsx';
import { kingdomPiles, kingdomWish } from './kingdom-wish.ts';
import styles from './NewTable.module.css';
import { SeatChoice } from './SeatChoice.tsx';

interface NewTableProps {
  /** Ten that were picked in the builder. */
  readonly picked?: readonly CardId[];
  /** The club whose members alone can sit down. */
  readonly club?: ClubRef;
  /** What is suggested in place of what was chosen last time. */
  readonly suggested?: Partial<TableChoice>;
  readonly onClose: () => void;
}

/** All that can be chosen for a table; but for the kingdom it is remembered. */
export function NewTable({ picked, club, suggested = {}, onClose }: NewTableProps) {
  const { say } = useTranslation();
  const { table: last, suggestion, set } = useChoices();
  const [chosen, setChosen] = useState(suggested);
  const choice = { ...last, ...chosen };
  const [kingdom, setKingdom] = useState(picked === undefined ? suggestion : 'picked');
  const [guest, setGuest] = useState('');
  const [, goTo] = useLocation();
  const { busy, problem, run } = useAction();
  const change = (part: Partial<TableChoice>) => {
    setChosen({ ...chosen, ...part });
    set({ table: { ...last, ...part } });
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    const wish = tableWish(choice, kingdomWish(kingdom, choice.printings, picked), club?.id);
    void run(async () => goTo(await makeTable(withGuest(wish, guest.trim()))));
  };
  return (
    <Dialog title={club === undefined ? say('ui.home.newTable') : say('ui.club.newTable')} onClose={onClose}>
      <form className={styles.form} onSubmit={make}>
        <SeatChoice others={choice.others} onChange={(others) => change({ others })} />
        {choice.others.includes('person') && (
          <div className={styles.wide}>
            <NameField
              label={say('ui.community.inviteFirst')}
              help={say('ui.community.inviteHelp')}
              value={guest}
              onChange={setGuest}
            />
          </div>
        )}
        <KingdomChoice
          kingdom={kingdom}
          hasPicked={picked !== undefined}
          printings={choice.printings}
          onKingdom={setKingdom}
          onPrintings={(printings) => change({ printings })}
        />
        <HowChoice
          choice={choice}
          kingdom={kingdomPiles(kingdom, picked)}
          canBeRated={canBeRated(choice)}
          isOfClub={club !== undefined}
          change={change}
        />
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
