import { type CSSProperties, type MouseEvent, useMemo } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useSize } from '../table/layout/useSize.ts';
import { type ChartShape, chartShape, spread } from './chart-shape.ts';
import styles from './charts.module.css';
import { useReplay } from './replay-context.ts';
import { gainsByRound, pointsByRound, type Round, roundsOf } from './timeline.ts';

/** Narrower than this only the figures fit at the ends of the lines. */
const NARROW = 520;
const FIGURES = 44;
const NAMES = 130;
/** Closer together the marks would hide the line. */
const ROOM_FOR_MARKS = 13;
const HEAD = 15;

export function PointsChart() {
  const { say } = useTranslation();
  const { source } = useReplay().game;
  const rounds = useMemo(() => roundsOf(source), [source]);
  const rows = useMemo(() => pointsByRound(rounds, source.points), [rounds, source]);
  return <Chart rounds={rounds} rows={rows} label={(ends) => say('ui.replay.pointsChart', { ends })} />;
}

export function CardsChart() {
  const { say } = useTranslation();
  const { source } = useReplay().game;
  const rounds = useMemo(() => roundsOf(source), [source]);
  const rows = useMemo(() => gainsByRound(rounds, source.gains, source.seats), [rounds, source]);
  return <Chart rounds={rounds} rows={rows} label={(ends) => say('ui.replay.cardsChart', { ends })} />;
}

interface ChartProps {
  readonly rounds: readonly Round[];
  /** By round, one figure for each seat. */
  readonly rows: readonly (readonly number[])[];
  readonly label: (ends: string) => string;
}

/** A line for each seat; a click goes to the round. Keys have the slider for that. */
function Chart({ rounds, rows, label }: ChartProps) {
  const translation = useTranslation();
  const { names, playhead } = useReplay();
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const last = rows.at(-1) ?? [];
  const said = last.map((points, seat) =>
    translation.say('ui.replay.pointsOf', { name: names[seat], points }),
  );
  const isNarrow = width < NARROW;
  const shape = chartShape(rows, { width, height, margin: isNarrow ? FIGURES : NAMES });
  const now = rounds.findLastIndex(({ from }) => from <= playhead.step);
  const jump = ({ clientX, currentTarget }: MouseEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const round = shape.between === 0 ? 0 : Math.round((x - shape.xs[0]) / shape.between);
    playhead.go(rounds[Math.max(0, Math.min(rounds.length - 1, round))].from);
  };
  return (
    <div className={styles.box} ref={box}>
      {width > 0 && rounds.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same for keys
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label(said.join(', '))}
          onClick={jump}
        >
          <Grid shape={shape} />
          <Head shape={shape} now={now} height={height} />
          {rounds.map(
            ({ turn }, i) =>
              (i % shape.numberedEvery === 0 || i === now) && (
                <text
                  key={turn}
                  className={i === now ? styles.now : undefined}
                  x={shape.xs[i]}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {turn}
                </text>
              ),
          )}
          {last.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <SeatLine key={seat} seat={seat} shape={shape} values={rows.map((row) => row[seat])} />
          ))}
          <Ends shape={shape} values={last} words={isNarrow ? last.map(String) : said} height={height} />
        </svg>
      )}
    </div>
  );
}

function Grid({ shape: { ticks, left, right } }: { readonly shape: ChartShape }) {
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
function Head({ shape: { xs, between }, now, height }: HeadProps) {
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
function SeatLine({ seat, shape: { xs, y, between }, values }: SeatLineProps) {
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

function Ends({ shape: { right, y }, values, words, height }: EndsProps) {
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

function seatColour(seat: number): CSSProperties {
  return { '--seat': `var(--seat-${seat + 1})` } as CSSProperties;
}
