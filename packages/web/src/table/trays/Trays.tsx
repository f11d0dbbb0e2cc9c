import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { SeatCards } from './SeatCards.tsx';
import styles from './Trays.module.css';
import { trayWords } from './tray-words.ts';
import { hasTrays, type SeatTrays, traysOf } from './trays.ts';

interface TraysProps {
  readonly seat: number;
  readonly className?: string | undefined;
}

/** What a player has for the next turn, on mats and in tokens, as figures; a press shows the cards. */
export function Trays({ seat, className }: TraysProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, you, names } = useTable();
  const [isOpen, setOpen] = useState(false);
  const trays = traysOf(sight.view, seat);
  if (!hasTrays(sight.view)) return null;
  const title = seat === you ? say('ui.table.yourTrays') : say('ui.table.traysOf', { name: names[seat] });
  const words = trayWords(translation, trays);
  return (
    <>
      <button
        type="button"
        className={clsx(styles.trays, className)}
        data-place={`trays:${seat}`}
        data-part="trays"
        aria-label={words === '' ? title : `${title}. ${words}`}
        onClick={() => setOpen(true)}
      >
        <Later parts={trays.later} />
        {trays.mats.map(({ of, count }) => (
          <Figure key={of} kind="mat" count={count}>
            <Field id={of} className={styles.mat} />
          </Figure>
        ))}
        {trays.tokens.map(({ of, count }) => (
          <Figure key={of} kind="token" count={count}>
            <Field id={of} className={styles.token} />
          </Figure>
        ))}
      </button>
      {isOpen && <SeatCards title={title} trays={trays} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The cards that have something left to do: as many of them as there is room for, and how many they are. */
function Later({ parts }: { readonly parts: SeatTrays['later'] }) {
  const kinds = [...new Set(parts.map(({ card }) => cardId(card)))];
  return (
    <>
      <Figure kind="later" count={parts.length}>
        <Sign name="duration" />
      </Figure>
      {kinds.length > 0 && (
        <span className={styles.kinds}>
          {kinds.map((id) => (
            <Field key={id} id={id} className={styles.kind} />
          ))}
        </span>
      )}
    </>
  );
}

interface FigureProps {
  readonly kind: 'later' | 'mat' | 'token';
  readonly count: number;
  readonly children: ReactNode;
}

function Figure({ kind, count, children }: FigureProps) {
  return (
    <span className={styles.figure} data-kind={kind} data-none={count === 0 || undefined}>
      {children}
      <b>{count}</b>
    </span>
  );
}
