import type { Seat, Table } from '@provincia/protocol';
import { useLocation } from 'wouter';
import { named } from '../../account/guest/asking.ts';
import { request } from '../../api/request.ts';
import { clockWords } from '../../by-day/clock-words.ts';
import { Arms } from '../../controls/Arms.tsx';
import buttons from '../../controls/buttons.module.css';
import rows from '../../controls/rows.module.css';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { settled, settledWords } from '../../kingdoms/by-the-rules.ts';
import { pilesOf } from '../../kingdoms/piles.ts';
import { nameList } from '../../kingdoms/traits.ts';
import { StandingText } from '../../players/StandingText.tsx';
import styles from './TableRow.module.css';
import { kingdomName, seatName } from './table-words.ts';

/** A table in the list: who sits there, what is played, how; and the way to it. */
export function TableRow({ table }: { readonly table: Table }) {
  const translation = useTranslation();
  const { say } = translation;
  const { id, seats, you, invited, clock, rated, status, club } = table;
  const [, goTo] = useLocation();
  const { problem, run } = useAction();
  // Whether there is only the way there: one has a seat, or the game is going on.
  const isSettled = you !== null || invited !== null || status !== 'open';
  const go = async () => {
    if (!isSettled) await named(() => request('POST', `/api/tables/${id}/join`, {}));
    goTo(`/table/${id}`);
  };
  const isFree = ({ kind }: Seat) => kind === 'free' || kind === 'invited';
  const taken = seats.filter((seat) => !isFree(seat)).length;
  return (
    <li className={rows.row}>
      <div className={rows.kingdom}>
        <b>{kingdomName(translation, table)}</b>
        <small>{nameList(pilesOf(table.kingdom), translation)}</small>
      </div>
      <ul className={rows.seats} aria-label={say('ui.home.seatsTaken', { taken, seats: seats.length })}>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} className={isFree(seat) ? styles.free : undefined}>
            <Arms seat={i} />
            {i === you ? say('ui.home.you') : seatName(translation, seat)}
            {seat.standing && <StandingText standing={seat.standing} />}
          </li>
        ))}
      </ul>
      <div className={rows.how}>
        {isSettled && <span>{say(status === 'open' ? 'ui.home.waiting' : 'ui.home.running')}</span>}
        <span>{clockWords(translation, clock)}</span>
        {rated && <b>{say('ui.home.rated')}</b>}
        {settled.map(
          (what) =>
            table[what] !== null && (
              <span key={what}>{settledWords(translation, what, table[what], [])}</span>
            ),
        )}
        {club !== undefined && <b>{say('ui.club.ofClub', { name: club.name })}</b>}
      </div>
      <button type="button" className={isSettled ? buttons.button : buttons.gold} onClick={() => run(go)}>
        {say(isSettled ? 'ui.home.toTable' : 'ui.home.sitDown')}
      </button>
      <ProblemLine problem={problem} className={styles.problem} />
    </li>
  );
}
