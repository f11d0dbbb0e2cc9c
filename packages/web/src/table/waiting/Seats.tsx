import type { Presence, Seat, Table } from '@provincia/protocol';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import buttons from '../../controls/buttons.module.css';
import { levelName } from '../../home/levels.ts';
import { timeOfDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { StandingText } from '../../players/StandingText.tsx';
import { seatNames } from '../names.ts';
import { SeatChange, type SeatOrder } from './SeatChange.tsx';
import styles from './Seats.module.css';

interface SeatsProps {
  readonly table: Table;
  readonly presence: Presence | null;
  readonly onSit: (seat: number) => void;
  readonly onRename: (name: string) => void;
  /** Only for the one who made the table. */
  readonly onArrange: ((order: SeatOrder) => void) | null;
}

/** Who is there, and where you can sit down. */
export function Seats({ table, presence, onSit, onRename, onArrange }: SeatsProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { seats, you, invited } = table;
  const names = seatNames(translation, seats, you).map((name, i) => {
    if (seats[i].kind === 'free') return say('ui.panels.waiting.freeSeat');
    // What it is stands below it.
    return seats[i].kind === 'program' ? (seats[i].name ?? name) : name;
  });
  return (
    <ol className={styles.seats} aria-label={say('ui.panels.waiting.seats')}>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
        <li key={i} className={isEmpty(seat) ? styles.free : undefined}>
          <Arms seat={i} />
          <span className={styles.who}>
            <b>{names[i]}</b>
            {!(seat.kind === 'bot' && onArrange) && (
              <SeatKind seat={seat} isYou={i === you} where={presence?.seats.find((one) => one.seat === i)} />
            )}
          </span>
          {seat.standing && <StandingText standing={seat.standing} />}
          {you === null && (seat.kind === 'free' || i === invited) && (
            <button type="button" className={buttons.primary} onClick={() => onSit(i)}>
              {say('ui.panels.waiting.sit')}
            </button>
          )}
          {i === you && seat.kind === 'guest' && (
            <button type="button" className={buttons.link} onClick={() => onRename(seat.name ?? '')}>
              {say('ui.panels.waiting.changeName')}
            </button>
          )}
          {onArrange !== null && <SeatChange table={table} seat={i} name={names[i]} onArrange={onArrange} />}
        </li>
      ))}
    </ol>
  );
}

interface SeatKindProps {
  readonly seat: Seat;
  readonly isYou: boolean;
  readonly where: Presence['seats'][number] | undefined;
}

function SeatKind({ seat: { kind, level }, isYou, where }: SeatKindProps) {
  const translation = useTranslation();
  const { say } = translation;
  if (kind === 'free') return null;
  if (isYou) return <small className={styles.you}>{say('ui.panels.waiting.you')}</small>;
  if (kind === 'bot') {
    return (
      <small>
        <Sign name="bot" />
        {say('ui.panels.waiting.bot', { level: levelName(translation, level ?? '') })}
      </small>
    );
  }
  return (
    <small>
      {say(`ui.panels.waiting.${kind}`)}
      {where?.is === 'away' && <span>{say('ui.table.state.elsewhere')}</span>}
      {where?.is === 'gone' && (
        <span>
          {where.since === null
            ? say('ui.table.state.gone')
            : say('ui.table.state.goneSince', { time: timeOfDay(translation, where.since) })}
        </span>
      )}
    </small>
  );
}

function isEmpty({ kind }: Seat): boolean {
  return kind === 'free' || kind === 'invited';
}
