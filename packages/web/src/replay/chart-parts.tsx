import type { CSSProperties } from 'react';
import { type ChartShape, spread } from './chart-shape.ts';
import styles from './charts.module.css';

/** Narrower than this only the figures fit at the ends of the lines. */
const NARROW = 520;
const FIGURES = 44;
const NAMES = 130;
/** Closer together the marks would hide the line. */
const ROOM_FOR_MARKS = 13;
const HEAD = 15;

/** What there is room for at the ends of the lines, and how much of it that takes. */
export function roomAtEnds(width: number): { readonly isNarrow: boolean; readonly margin: number } {
  const isNarrow = width < NARROW;
  return { isNarrow, margin: isNarrow ? FIGURES : NAMES };
}

export function Grid({ shape: { ticks, left, right } }: { readonly shape: ChartShape }) {
  return (
    <g className={styles.grid}>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${left} ${y}H${right}`} />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

interface HeadProps {
  readonly shape: ChartShape;
  readonly now: number;
  readonly height: number;
}

/** The round that is looked at. */
export function Head({ shape: { xs, between }, now, height }: HeadProps) {
  if (now < 0) return null;
  const half = between === 0 ? HEAD : Math.max(4, Math.min(HEAD, between / 2));
  return (
    <rect className={styles.head} x={xs[now] - half} y={2} width={2 * half} height={height - 4} rx={4} />
  );
}

interface SeatLineProps {
  readonly seat: number;
  readonly shape: ChartShape;
  readonly values: readonly number[];
}

/** Told apart by colour, dash and mark. */
export function SeatLine({ seat, shape: { xs, y, between }, values }: SeatLineProps) {
  const points = values.map((value, i) => [xs[i], y(value)] as const);
  const isMarked = between === 0 || between >= ROOM_FOR_MARKS;
  return (
    <g style={seatColour(seat)}>
      <path
        className={styles.line}
        strokeDasharray={dashes[seat % dashes.length]}
        d={points.map(([x, at], i) => `${i === 0 ? 'M' : 'L'}${x} ${at}`).join('')}
      />
      {points.map(
        ([x, at], i) =>
          (isMarked || i === points.length - 1) && (
            <path
              key={x}
              className={styles.mark}
              transform={`translate(${x} ${at})`}
              d={marks[seat % marks.length]}
            />
          ),
      )}
    </g>
  );
}

const dashes = ['none', '7 4', '2 4', '12 4', '10 4 2 4', '5 3 1 3 1 3'];

const marks = [
  'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0',
  'M-4-4H4V4H-4z',
  'M0-5 5 4H-5z',
  'M0-5.500 5.500 0 0 5.500-5.500 0z',
  'M-1.500-5h3v3.500h3.500v3h-3.500V5h-3V1.500H-5v-3h3.500z',
  'M0 5 5-4H-5z',
];

interface EndsProps {
  readonly shape: ChartShape;
  readonly values: readonly number[];
  readonly words: readonly string[];
  readonly height: number;
}

export function Ends({ shape: { right, y }, values, words, height }: EndsProps) {
  const ys = spread(
    values.map((value) => y(value) + 5),
    height - 8,
  );
  return words.map((said, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <text key={seat} className={styles.end} style={seatColour(seat)} x={right + 4} y={ys[seat]}>
      {said}
    </text>
  ));
}

export function seatColour(seat: number): CSSProperties {
  return { '--seat': `var(--seat-${seat + 1})` } as CSSProperties;
}
