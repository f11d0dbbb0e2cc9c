import type { Seat, Table } from '@provincia/protocol';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { StandingText } from '../../players/StandingText.tsx';
import { seatNames } from '../names.ts';
import styles from './Seats.module.css';

interface SeatsProps {
  readonly table: Table;
  readonly onSit: (seat: number) => void;
}

/** Who is there, and where one can sit down. */
export function Seats({ table, onSit }: SeatsProps) {
  const translation = useTranslation();
  const { say } = translation;
  const names = seatNames(translation, table.seats, table.you);
  return (
    <ol className={styles.seats} aria-label={say('ui.panels.waiting.seats')}>
      {table.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
        <li key={i} className={seat.kind === 'free' ? styles.free : undefined}>
          <Arms seat={i} />
          <span className={styles.who}>
            <b>{seat.kind === 'free' ? say('ui.panels.waiting.freeSeat') : names[i]}</b>
            <SeatKind seat={seat} isYou={i === table.you} />
          </span>
          {seat.standing && <StandingText standing={seat.standing} />}
          {seat.kind === 'free' && table.you === null && (
            <button type="button" className={buttons.primary} onClick={() => onSit(i)}>
              {say('ui.panels.waiting.sit')}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function SeatKind({ seat: { kind, level }, isYou }: { readonly seat: Seat; readonly isYou: boolean }) {
  const { say } = useTranslation();
  if (kind === 'free') return null;
  if (isYou) return <small className={styles.you}>{say('ui.panels.waiting.you')}</small>;
  if (kind !== 'bot') return <small>{say(`ui.panels.waiting.${kind}`)}</small>;
  return (
    <small>
      <Sign name="bot" />
      {say('ui.panels.waiting.bot', {
        level: isLevel(level) ? say(`ui.common.level-${level}`) : (level ?? ''),
      })}
    </small>
  );
}

/** The levels that have a name. */
function isLevel(level: string | null): level is 'easy' | 'normal' | 'hard' {
  return level !== null && ['easy', 'normal', 'hard'].includes(level);
}
