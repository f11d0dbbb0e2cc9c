import type { Turns } from '@provincia/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import { Arms } from '../controls/Arms.tsx';
import buttons from '../controls/buttons.module.css';
import rows from '../controls/rows.module.css';
import texts from '../controls/text.module.css';
import { kingdomName, listed, seatName } from '../home/lobby/table-words.ts';
import { dayOfYear, moment } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { pilesOf } from '../kingdoms/piles.ts';
import { nameList } from '../kingdoms/traits.ts';
import { useNow } from '../table/top/clock.ts';
import { clockWords, timeLeft } from './clock-words.ts';
import { useTurns } from './turns.ts';
import styles from './YourTurns.module.css';

type Game = Turns['yours'][number];

/** So many are shown at first. */
const FIRST = { yours: 8, theirs: 3 };
/** With less than this one should look soon, in milliseconds. */
const SOON = 6 * 3_600_000;

/** The games that wait for the player, the most urgent first, and those that wait for others. */
export function YourTurns() {
  const { say } = useTranslation();
  const { yours, theirs } = useTurns();
  if (yours.length + theirs.length === 0) return null;
  return (
    <section className={rows.list} aria-label={say('ui.byDay.yourTurn')} data-part="turns">
      {yours.length > 0 && (
        <List title={say('ui.byDay.yourTurn')} games={yours} first={FIRST.yours} isYours />
      )}
      {theirs.length > 0 && <List title={say('ui.byDay.theirTurn')} games={theirs} first={FIRST.theirs} />}
    </section>
  );
}

interface ListProps {
  readonly title: string;
  readonly games: readonly Game[];
  readonly first: number;
  readonly isYours?: boolean;
}

function List({ title, games, first, isYours = false }: ListProps) {
  const { say } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? games : games.slice(0, first);
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.rows} aria-label={title}>
        {shown.map((game) => (
          <Row key={game.table.id} game={game} isYours={isYours} />
        ))}
      </ul>
      {shown.length < games.length && (
        <button type="button" className={buttons.underlined} onClick={() => setWhole(true)}>
          {say('ui.byDay.more', { count: games.length - shown.length })}
        </button>
      )}
    </>
  );
}

function Row({ game, isYours }: { readonly game: Game; readonly isYours: boolean }) {
  const translation = useTranslation();
  const { say } = translation;
  const { table, asked } = game;
  const { id, seats, you, kingdom, clock, rated } = table;
  const rivals = seats.flatMap((seat, i) =>
    i === you ? [] : [{ seat: i, name: seatName(translation, seat) }],
  );
  const names = listed(
    translation,
    rivals.map(({ name }) => name),
  );
  return (
    <li className={rows.row}>
      <div className={rows.kingdom}>
        <b className={styles.rivals}>
          {rivals.map(({ seat }) => (
            <Arms key={seat} seat={seat} />
          ))}
          {say('ui.byDay.against', { rivals: names })}
        </b>
        <small className={styles.piles}>
          {kingdomName(translation, table)}: {nameList(pilesOf(kingdom), translation)}
        </small>
      </div>
      <div className={styles.how}>
        {!isYours && asked !== null && rivals.length > 1 && (
          <p>{say('ui.byDay.waitsFor', { name: seatName(translation, seats[asked]) })}</p>
        )}
        <Left game={game} isYours={isYours} />
        <p>
          {clockWords(translation, clock)}
          {rated && (
            <>
              {' · '}
              <b>{say('ui.home.rated')}</b>
            </>
          )}
        </p>
      </div>
      <Link className={isYours ? buttons.gold : buttons.button} href={`/table/${id}`}>
        {say(isYours ? 'ui.byDay.play' : 'ui.byDay.look')}
        <span className={texts.spoken}> {say('ui.byDay.against', { rivals: names })}</span>
      </Link>
    </li>
  );
}

/** How long the one who is asked still has, or that they are on vacation. */
function Left({
  game: { table, asked, deadline },
  isYours,
}: {
  readonly game: Game;
  readonly isYours: boolean;
}) {
  const translation = useTranslation();
  const { say } = translation;
  const now = useNow(deadline !== null);
  const vacation = asked === null ? undefined : table.seats[asked].vacation;
  if (vacation !== undefined && !isYours)
    return (
      <p className={styles.left}>{say('ui.byDay.onVacation', { date: dayOfYear(translation, vacation) })}</p>
    );
  if (deadline === null)
    return <p className={styles.left}>{table.clock === null ? say('ui.byDay.noLimit') : ''}</p>;
  const left = Date.parse(deadline) - now;
  const isSoon = isYours && left < SOON;
  return (
    <p className={styles.left} data-soon={isSoon || undefined}>
      {isSoon && <Sign name="hourglass" />}
      <time dateTime={deadline} title={moment(translation, deadline)} className={texts.figures}>
        {say('ui.table.timeLeft', { time: timeLeft(translation, left) })}
      </time>
    </p>
  );
}
