import type { Counts } from '@provincia/arena/results';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { type Bars, barsOf, spreadOf } from './bars.ts';
import { useFigures } from './figures.ts';
import 'uplot/dist/uPlot.min.css';

const HEIGHT = 220;
const LEFT = 52;
const BOTTOM = 34;

interface HistogramProps {
  readonly title: string;
  readonly counts: Counts;
  /** Whether what is below zero belongs to the other player. */
  readonly twoSided?: boolean;
}

/** How often each number came, as bars. */
export default function Histogram({ title, counts, twoSided = false }: HistogramProps) {
  const { say } = useTranslation();
  const figures = useFigures();
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);

  useEffect(() => {
    const element = box.current as HTMLDivElement;
    const made = new uPlot(
      optionsOf(element.clientWidth, twoSided, figures.whole),
      [[], [], [], []],
      element,
    );
    plot.current = made;
    const sized = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: HEIGHT }));
    const themed = new MutationObserver(() => made.redraw());
    sized.observe(element);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sized.disconnect();
      themed.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [twoSided, figures]);

  // Also after the plot was made again: the effect above runs first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plot has no data
  useEffect(() => {
    plot.current?.setData(dataOf(barsOf(counts), twoSided));
  }, [counts, twoSided, figures]);

  const spread = spreadOf(counts);
  const label = spread === null ? title : say('ui.lab.chart', { title, ...textOf(spread, figures.whole) });
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div ref={box} role="img" aria-label={label} />
    </figure>
  );
}

function textOf(spread: NonNullable<ReturnType<typeof spreadOf>>, whole: (value: number) => string) {
  return { low: whole(spread.low), high: whole(spread.high), middle: whole(spread.middle) };
}

/** Who is ahead, nobody, the other: each has bars of its own colour. */
function dataOf({ at, counts }: Bars, twoSided: boolean): uPlot.AlignedData {
  const where = (test: (value: number) => boolean) => counts.map((count, i) => (test(at[i]) ? count : null));
  if (!twoSided) return [[...at], where(() => true), where(() => false), where(() => false)];
  return [[...at], where((value) => value > 0), where((value) => value === 0), where((value) => value < 0)];
}

function optionsOf(width: number, twoSided: boolean, whole: (value: number) => string): uPlot.Options {
  const bars = uPlot.paths.bars?.({ size: [0.86, 48], gap: 1 });
  const series = (token: string): uPlot.Series => ({
    fill: () => colour(token),
    width: 0,
    points: { show: false },
    ...(bars === undefined ? {} : { paths: bars }),
  });
  const axis: uPlot.Axis = {
    stroke: () => colour('--ink-2'),
    font: '500 13px "Alegreya Sans", sans-serif',
    grid: { stroke: () => colour('--line'), width: 1 },
    ticks: { show: false },
    values: (_, values) => values.map((value) => (Number.isInteger(value) ? whole(value) : '')),
  };
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: (_, low, high) => [(low ?? 0) - 1, (high ?? 0) + 1] },
      y: { range: (_, _low, high) => [0, Math.max(1, high * 1.05)] },
    },
    series: [{}, series(twoSided ? '--seat-1' : '--gold-deep'), series('--ink-2'), series('--seat-2')],
    axes: [
      { ...axis, size: BOTTOM, grid: { show: false } },
      { ...axis, size: LEFT },
    ],
  };
}

function colour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
