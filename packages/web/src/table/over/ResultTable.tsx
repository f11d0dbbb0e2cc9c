import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { signed } from '../../i18n/numbers.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { decidedBy } from './decided.ts';
import styles from './ResultTable.module.css';
import type { Result } from './ranked.ts';

interface ResultTableProps {
  readonly result: Result;
  /** From first to last. */
  readonly seats: readonly number[];
}

/** Who has how many points after how many turns, and with how many hints, why that is so, and what a rated game has changed. */
export function ResultTable({ result, seats }: ResultTableProps) {
  const { say } = useTranslation();
  const { sight, table } = useTable();
  const why = decidedBy(result, sight.resigned);
  const isRated = table.seats.some(({ change }) => change !== undefined);
  return (
    <div className={styles.result}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('ui.table.player')}</th>
            <th scope="col">{say('ui.table.pointsHead')}</th>
            <th scope="col">{say('ui.table.turnsHead')}</th>
            {result.hints && <th scope="col">{say('ui.table.hintsHead')}</th>}
            {isRated && <th scope="col">{say('ui.account.rating')}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <PlayerCell seat={seat} hasWon={result.winners.includes(seat)} />
              <td>{result.points[seat]}</td>
              <td>{result.turns[seat]}</td>
              {result.hints && <td>{result.hints[seat]}</td>}
              {isRated && <RatingCell seat={seat} />}
            </tr>
          ))}
        </tbody>
      </table>
      {why !== null && <p>{say(`ui.table.tie.${why}`)}</p>}
    </div>
  );
}

function PlayerCell({ seat, hasWon }: { readonly seat: number; readonly hasWon: boolean }) {
  const { say } = useTranslation();
  const { sight, names, you } = useTable();
  return (
    <th scope="row">
      <span className={styles.player}>
        <Arms seat={seat} />
        {seat === you ? say('ui.table.you') : names[seat]}
        {hasWon && <Sign name="victory" />}
        {sight.resigned.includes(seat) && <small>{say('ui.table.state.resigned')}</small>}
      </span>
    </th>
  );
}

/** The rating after the game, and by how much the game has changed it. */
function RatingCell({ seat }: { readonly seat: number }) {
  const { say } = useTranslation();
  const { standing, change } = useTable().table.seats[seat];
  if (standing === undefined || change === undefined) return <td />;
  const { rating, deviation, provisional } = standing;
  return (
    <td>
      {rating} <b data-part="change">{signed(change)}</b>
      <small>
        ± {deviation}
        {provisional && `, ${say('ui.account.provisional')}`}
      </small>
    </td>
  );
}
