import type { ReviewedGames } from '@provincia/protocol';
import { day } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Grid, SeatLine } from '../replay/chart-parts.tsx';
import { chartShape } from '../replay/chart-shape.ts';
import charts from '../replay/charts.module.css';
import { useSize } from '../table/layout/useSize.ts';
import styles from './Deciding.module.css';

interface ErrorRatesProps {
  /** The oldest first. */
  readonly games: ReviewedGames['games'];
  readonly mean: number;
  readonly points: (share: number) => string;
}

/** Room for the mean at the end of its line. */
const MARGIN = 44;

/** What a decision cost, game by game, and on the average. */
export function ErrorRates({ games, mean, points }: ErrorRatesProps) {
  const translation = useTranslation();
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const values = games.map(({ errorRate }) => 100 * errorRate);
  const shape = chartShape(
    values.map((value) => [value]),
    { width, height, margin: MARGIN },
  );
  const middle = shape.y(100 * mean);
  const [first, last] = [games[0], games[games.length - 1]].map(({ ended }) => day(translation, ended));
  return (
    <div
      className={styles.chart}
      ref={box}
      role="img"
      aria-label={`${translation.say('ui.account.deciding.chart')}: ${games.map(({ errorRate }) => points(errorRate)).join(', ')}`}
    >
      {width > 0 && (
        <svg className={charts.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Grid shape={shape} />
          <path className={styles.mean} d={`M${shape.left} ${middle}H${shape.right}`} />
          <text className={styles.meanFigure} x={shape.right + 6} y={middle + 5}>
            {points(mean)}
          </text>
          <SeatLine seat={0} shape={shape} values={values} />
          <text x={shape.left} y={height - 6}>
            {first}
          </text>
          {last !== first && (
            <text x={shape.right} y={height - 6} textAnchor="end">
              {last}
            </text>
          )}
        </svg>
      )}
    </div>
  );
}
