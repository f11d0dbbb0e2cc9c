import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useSize } from '../table/layout/useSize.ts';
import { Ends, Grid, Head, roomAtEnds, SeatLine } from './chart-parts.tsx';
import { chartShape } from './chart-shape.ts';
import styles from './charts.module.css';
import { useReplay } from './replay-context.ts';
import { gainsByRound, pointsByRound, type Round, roundsOf } from './timeline.ts';

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
  const { isNarrow, margin } = roomAtEnds(width);
  const shape = chartShape(rows, { width, height, margin });
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
