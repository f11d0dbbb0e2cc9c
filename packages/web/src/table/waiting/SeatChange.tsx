import type { Table, TableChange } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import inputs from '../../controls/inputs.module.css';
import { levelName, useLevels } from '../../home/levels.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './SeatChange.module.css';

export type SeatOrder = NonNullable<TableChange['seats']>;

const FEWEST = 2;

interface SeatChangeProps {
  readonly table: Table;
  readonly seat: number;
  readonly name: string;
  readonly onArrange: (order: SeatOrder) => void;
}

/** What the maker of the table can do with a seat: give it to somebody else, take it away, or move it up. */
export function SeatChange({ table, seat, name, onArrange }: SeatChangeProps) {
  const { say } = useTranslation();
  const order = table.seats.map((_, i) => i);
  const swap = () => onArrange(order.with(seat - 1, seat).with(seat, seat - 1));
  const isPerson = ['guest', 'member', 'program'].includes(table.seats[seat].kind);
  return (
    <>
      {!isPerson && <WhoSits table={table} seat={seat} name={name} onArrange={onArrange} />}
      {seat > 0 && (
        <button
          type="button"
          className={clsx(buttons.icon, styles.up)}
          aria-label={say('ui.panels.waiting.moveUp', { name })}
          onClick={swap}
        >
          <Sign name="play" />
        </button>
      )}
    </>
  );
}

function WhoSits({ table, seat, name, onArrange }: SeatChangeProps) {
  const translation = useTranslation();
  const { say } = translation;
  const levels = useLevels();
  const order = table.seats.map((_, i) => i);
  const { kind, level } = table.seats[seat];
  const change = (wish: string) => {
    if (wish === 'none') return onArrange(order.filter((one) => one !== seat));
    const seats: SeatOrder = order;
    onArrange(seats.with(seat, wish === 'person' ? wish : { bot: wish }));
  };
  return (
    <select
      className={inputs.input}
      aria-label={say('ui.panels.waiting.seatFor', { seat: seat + 1 })}
      value={kind === 'invited' ? 'kept' : (level ?? 'person')}
      onChange={({ target }) => change(target.value)}
    >
      {kind === 'invited' && <option value="kept">{say('ui.panels.waiting.kept', { name })}</option>}
      <option value="person">
        {say(table.club === undefined ? 'ui.panels.waiting.openSeat' : 'ui.club.role.member')}
      </option>
      {!table.rated &&
        levels.map((one) => (
          <option key={one} value={one}>
            {say('ui.home.botOf', { level: levelName(translation, one) })}
          </option>
        ))}
      {table.seats.length > FEWEST && <option value="none">{say('ui.panels.waiting.noSeat')}</option>}
    </select>
  );
}
