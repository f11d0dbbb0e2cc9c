import type { LiveTable } from '@provincia/protocol';
import { Link } from 'wouter';
import { Chip } from '../card/Chip.tsx';
import { Sign } from '../card/Sign.tsx';
import { Arms } from '../controls/Arms.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { kingdomName, seatName } from '../home/lobby/table-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { byCost, pilesOf } from '../kingdoms/piles.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './LiveCard.module.css';

/** A game that is played now, in short: who plays, how it stands, and what is left of the piles. */
export function LiveCard({ table }: { readonly table: LiveTable }) {
  const translation = useTranslation();
  const { say } = translation;
  const { id, piles, rated, turn, watching } = table;
  const left = new Map(piles.map((pile) => [pile.pile, pile.left]));
  const empty = piles.filter((pile) => pile.left === 0).length;
  const title = kingdomName(translation, table);
  return (
    <li className={styles.card}>
      <h3>
        {title}
        {rated && <small>{say('ui.home.rated')}</small>}
      </h3>
      <Seats table={table} />
      <Kingdom table={table} left={left} />
      <p className={styles.state}>
        <span>{say('ui.table.turn', { turn })}</span>
        <span>{say('ui.table.provinces', { count: left.get('province') ?? 0 })}</span>
        <span>{say('ui.watch.empty', { count: empty })}</span>
        {watching > 0 && (
          <span title={say('ui.table.spectators', { count: watching })}>
            <Sign name="eye" />
            <span aria-hidden="true">{watching}</span>
            <span className={texts.spoken}>{say('ui.table.spectators', { count: watching })}</span>
          </span>
        )}
      </p>
      <Link
        className={buttons.button}
        href={`/table/${id}`}
        aria-label={`${say('ui.watch.watch')}: ${title}`}
      >
        {say('ui.watch.watch')}
      </Link>
    </li>
  );
}

function Seats({ table: { seats, onTurn, points } }: { readonly table: LiveTable }) {
  const translation = useTranslation();
  const { say } = translation;
  const showsPoints = useSettings((settings) => settings.points);
  return (
    <ul className={styles.seats}>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={i} data-turn={i === onTurn || undefined}>
          <Arms seat={i} />
          <b>{seatName(translation, seat)}</b>
          {seat.standing && (
            <span className={texts.figures} title={say('ui.account.ratingHelp')}>
              {seat.standing.rating}
            </span>
          )}
          {i === onTurn && <span className={texts.spoken}>{say('ui.table.state.onTurn')}</span>}
          {showsPoints && (
            <span className={styles.points}>
              <Sign name="victory" />
              {points[i]}
              <span className={texts.spoken}>{say('ui.table.points', { count: points[i] })}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface KingdomProps {
  readonly table: LiveTable;
  readonly left: ReadonlyMap<string, number>;
}

/** The ten piles, each with how many cards it has left. */
function Kingdom({ table, left }: KingdomProps) {
  const translation = useTranslation();
  const { say, cards } = translation;
  return (
    <ul className={styles.piles} aria-label={say('ui.watch.piles')}>
      {byCost(pilesOf(table.kingdom), translation).map((pile) => {
        const count = left.get(pile) ?? 0;
        const words = say('ui.watch.pile', { card: cards[pile].name, count });
        return (
          <Chip as="li" key={pile} id={pile} title={words} data-empty={count === 0 || undefined}>
            <span aria-hidden="true">{count}</span>
            <span className={texts.spoken}>{words}</span>
          </Chip>
        );
      })}
    </ul>
  );
}
