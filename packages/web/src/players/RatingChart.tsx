import type { RatingLine } from '@provincia/protocol';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { day, dayOfYear } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import charts from '../replay/charts.module.css';
import { useSize } from '../table/layout/useSize.ts';
import styles from './RatingChart.module.css';
import { nearest, ratingShape } from './rating-shape.ts';

const HALF_A_YEAR = 183 * 24 * 3_600_000;

/** A rating over time with its deviation: a slider from game to game, for mouse, touch and keys. */
export function RatingChart({ points }: { readonly points: RatingLine['points'] }) {
  const translation = useTranslation();
  const { say } = translation;
  const [box, size] = useSize<HTMLDivElement>();
  const [chosen, setChosen] = useState(points.length - 1);
  const now = points[chosen];
  const shape = ratingShape(points, size);
  const facts = {
    date: day(translation, now.ended),
    rating: String(now.rating),
    deviation: String(now.deviation),
    game: String(now.game),
  };
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setChosen(nearest(shape.xs, clientX - currentTarget.getBoundingClientRect().left));
  const press = (event: KeyboardEvent) => {
    const last = points.length - 1;
    const to = {
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, to)));
  };
  // Where the chart is of a short time, the year goes without saying.
  const isShort = Date.parse(points[points.length - 1].ended) - Date.parse(points[0].ended) < HALF_A_YEAR;
  const momentWords = isShort ? dayOfYear : day;
  return (
    <>
      <p className={styles.point} aria-hidden="true">
        {say.rich('ui.profile.line.point', { ...facts, b: (words) => <b>{words}</b> })}
      </p>
      <div
        className={styles.chart}
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={say('ui.profile.line.title')}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={chosen}
        aria-valuetext={say('ui.profile.line.pointWords', facts)}
        onPointerMove={point}
        onPointerDown={point}
        onKeyDown={press}
      >
        {size.width > 0 && (
          <svg className={charts.chart} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <g className={charts.grid}>
              {shape.ticks.map(({ value, y }) => (
                <g key={value}>
                  <path d={`M${shape.left} ${y}H${shape.right}`} />
                  <text x={shape.left - 8} y={y + 4} textAnchor="end">
                    {value}
                  </text>
                </g>
              ))}
            </g>
            <path className={styles.band} d={shape.band} />
            <path className={styles.line} d={shape.line} />
            <path className={styles.now} d={`M${shape.xs[chosen]} 8V${size.height - 24}`} />
            <circle className={styles.dot} cx={shape.xs[chosen]} cy={shape.y(now.rating)} r="5" />
            {shape.moments.map(({ time, x }, i) => (
              <text
                key={time}
                x={x}
                y={size.height - 6}
                textAnchor={i === 0 ? 'start' : i === shape.moments.length - 1 ? 'end' : 'middle'}
              >
                {momentWords(translation, new Date(time).toISOString())}
              </text>
            ))}
          </svg>
        )}
      </div>
    </>
  );
}
