import { markSigns } from '@provincia/catalog';
import type { Review } from '@provincia/coach/review';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Ends, Grid, Head, roomAtEnds, SeatLine, seatColour } from '../replay/chart-parts.tsx';
import { type ChartShape, chartShape } from '../replay/chart-shape.ts';
import charts from '../replay/charts.module.css';
import { useReplay } from '../replay/replay-context.ts';
import { useSize } from '../table/layout/useSize.ts';
import styles from './Curve.module.css';
import { type CurveMark, type CurvePoint, curveOf, marksOf, pointAt } from './moments.ts';
import { usePointWords } from './usePointWords.ts';

const WHOLE = 100;

interface CurveProps {
  readonly review: Review;
  readonly className?: string | undefined;
}

/** The chances turn by turn, with the mistakes: a slider that goes to the turn. */
export function Curve({ review, className }: CurveProps) {
  const { steps } = useReplay().game.source;
  const points = useMemo(() => curveOf(review, steps), [review, steps]);
  const marks = useMemo(() => marksOf(review), [review]);
  if (points.length === 0) return null;
  return <DrawnCurve points={points} marks={marks} className={className} />;
}

interface DrawnCurveProps {
  readonly points: readonly CurvePoint[];
  readonly marks: readonly CurveMark[];
  readonly className: string | undefined;
}

function DrawnCurve({ points, marks, className }: DrawnCurveProps) {
  const { say } = useTranslation();
  const { playhead } = useReplay();
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const { pointWords, chanceWords } = usePointWords();
  const rows = points.map(({ chances }) => chances.map((chance) => WHOLE * chance));
  const { isNarrow, margin } = roomAtEnds(width);
  const shape = chartShape(rows, { width, height, margin, high: WHOLE });
  const now = pointAt(points, playhead.step);
  const go = (to: number) => playhead.go(points[Math.max(0, Math.min(points.length - 1, to))].step);
  const click = ({ clientX, currentTarget }: MouseEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    go(shape.between === 0 ? 0 : Math.round((x - shape.xs[0]) / shape.between));
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(now + by);
  };
  const last = points[points.length - 1].chances;
  return (
    <div
      className={clsx(charts.box, styles.curve, className)}
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={say('ui.review.chart')}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={now}
      aria-valuetext={pointWords(points[now])}
      onClick={click}
      onKeyDown={press}
    >
      {width > 0 && (
        <svg className={charts.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Grid shape={shape} />
          <Head shape={shape} now={now} height={height} />
          <Turns shape={shape} points={points} now={now} height={height} />
          {last.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <SeatLine key={seat} seat={seat} shape={shape} values={rows.map((row) => row[seat])} />
          ))}
          <Marks shape={shape} rows={rows} marks={marks} />
          <Ends
            shape={shape}
            values={rows[rows.length - 1]}
            words={last.map((chance, seat) => chanceWords(chance, isNarrow ? null : seat))}
            height={height}
          />
        </svg>
      )}
    </div>
  );
}

interface TurnsProps {
  readonly shape: ChartShape;
  readonly points: readonly CurvePoint[];
  readonly now: number;
  readonly height: number;
}

/** The numbers of turns below the curve, as far as there is room. */
function Turns({ shape, points, now, height }: TurnsProps) {
  return points.map(
    ({ step, turn }, i) =>
      turn !== null &&
      i % shape.numberedEvery === 0 && (
        <text
          key={step}
          className={i === now ? charts.now : undefined}
          x={shape.xs[i]}
          y={height - 8}
          textAnchor="middle"
        >
          {turn}
        </text>
      ),
  );
}

interface MarksProps {
  readonly shape: ChartShape;
  readonly rows: readonly (readonly number[])[];
  readonly marks: readonly CurveMark[];
}

function Marks({ shape: { xs, y }, rows, marks }: MarksProps) {
  return marks.map(({ point, seat, mark }) => (
    <g
      key={`${point} ${seat}`}
      className={styles.mark}
      data-mark={mark}
      style={seatColour(seat)}
      transform={`translate(${xs[point]} ${y(rows[point][seat])})`}
    >
      <circle r="10" />
      <text y="4.500" textAnchor="middle">
        {markSigns[mark]}
      </text>
    </g>
  ));
}
