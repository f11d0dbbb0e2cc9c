import type { PlayedGame, Seat } from '@provincia/protocol';
import { Link } from 'wouter';
import { clockWords } from '../by-day/clock-words.ts';
import { Sign } from '../card/Sign.tsx';
import { Arms } from '../controls/Arms.tsx';
import buttons from '../controls/buttons.module.css';
import rows from '../controls/rows.module.css';
import { kingdomName, seatName } from '../home/lobby/table-words.ts';
import { moment } from '../i18n/dates.ts';
import { signed } from '../i18n/numbers.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { pilesOf } from '../kingdoms/piles.ts';
import { nameList } from '../kingdoms/traits.ts';
import { HintsTaken } from '../table/over/HintsTaken.tsx';
import styles from './GameRow.module.css';

/** A game that is over: what was played, by whom, how it ended, and the way to see it again. */
export function GameRow({ game }: { readonly game: PlayedGame }) {
  const translation = useTranslation();
  const { say } = translation;
  const { id, ended, rated, clock, kingdom, seats, result } = game;
  const date = moment(translation, ended);
  return (
    <li className={rows.row}>
      <div className={rows.kingdom}>
        <b>
          <Link href={`/kingdoms?cards=${kingdom.join()}`}>{kingdomName(translation, game)}</Link>
        </b>
        <small>{nameList(pilesOf(kingdom), translation)}</small>
      </div>
      <ul className={styles.seats}>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} className={i === game.seat ? styles.own : undefined}>
            <Arms seat={i} />
            <span>
              <PlayerLink seat={seat} isOwn={i === game.seat} />
              {result !== null && (
                <small>
                  {say('ui.account.seatPoints', { points: result.points[i] })}
                  <HintsTaken result={result} seat={i} />
                  {result.winners.includes(i) && (
                    <b>
                      <Sign name="check" /> {say('ui.account.won')}
                    </b>
                  )}
                </small>
              )}
              <Rerated seat={seat} />
            </span>
          </li>
        ))}
      </ul>
      <div className={rows.how}>
        <time dateTime={ended}>{date}</time>
        {clock !== null && <span>{clockWords(translation, clock)}</span>}
        {rated && <b>{say('ui.account.rated')}</b>}
      </div>
      {id === null ? (
        <span />
      ) : (
        <Link
          className={buttons.button}
          href={`/replay/${id}`}
          aria-label={say('ui.account.replayOf', { date })}
        >
          {say('ui.account.replay')}
        </Link>
      )}
    </li>
  );
}

/** What a rated game has made of somebody's rating. */
function Rerated({ seat: { standing, change } }: { readonly seat: Seat }) {
  const { say } = useTranslation();
  if (standing === undefined || change === undefined) return null;
  return (
    <small>{say('ui.account.ratingChange', { rating: `${standing.rating}`, change: signed(change) })}</small>
  );
}

/** Members have a page of their own, and it is that of their programs too. */
function PlayerLink({ seat, isOwn }: { readonly seat: Seat; readonly isOwn: boolean }) {
  const shown = seatName(useTranslation(), seat);
  const { name, kind } = seat;
  if (name === null || isOwn || (kind !== 'member' && kind !== 'program')) return shown;
  return <Link href={`/player/${encodeURIComponent(name)}`}>{shown}</Link>;
}
