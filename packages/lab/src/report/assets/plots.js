/* Draws the plots of the page with uPlot. */
const { colourOf, dashOf, fillOf, outline, token } = window.signs;

function textOf(value, unit) {
  if (unit === 'percent') return `${(value * 100).toFixed(value > 0 && value < 0.01 ? 2 : 1)}%`;
  return `${value.toFixed(1).replace('-', '−')} ${unit}`;
}

function shortText(value, unit) {
  return unit === 'percent' ? (value * 100).toFixed(0) : value.toFixed(0).replace('-', '−');
}

/** What stands in the bubble for one place of the x axis. */
function linesAt(plot, i) {
  return plot.series.flatMap((series) => {
    const value = plot.kind === 'bars' ? series.values[i] : series.middle[i];
    if (value === null || (plot.kind === 'bars' && value === 0)) return [];
    const hasBand = plot.kind === 'lines' && series.low[i] !== series.high[i];
    const band = hasBand
      ? ` (${shortText(series.low[i], plot.unit)} to ${shortText(series.high[i], plot.unit)})`
      : '';
    return [`${series.name}: ${textOf(value, plot.unit)}${band}`];
  });
}

function bubbleFor(plot) {
  const bubble = document.createElement('div');
  bubble.className = 'bubble';
  bubble.hidden = true;
  return {
    hooks: {
      init: (u) => u.over.append(bubble),
      setCursor: (u) => {
        const { idx, left } = u.cursor;
        const lines = idx === null || idx === undefined || left < 0 ? [] : linesAt(plot, idx);
        bubble.hidden = lines.length === 0;
        if (bubble.hidden) return;
        const head = document.createElement('b');
        const x = plot.mirrored ? Math.abs(plot.x[idx]) : String(plot.x[idx]).replace('-', '−');
        head.textContent = `${plot.xName}: ${x}`;
        const rest = lines.map((line) =>
          Object.assign(document.createElement('span'), { textContent: line }),
        );
        bubble.replaceChildren(head, ...rest);
        const at = u.valToPos(plot.x[idx], 'x');
        const { width } = u.over.getBoundingClientRect();
        const room = bubble.offsetWidth + 12;
        bubble.style.left = `${at + room < width ? at + 12 : Math.max(0, at - room)}px`;
      },
    },
  };
}

function linesOf(plot) {
  const data = [plot.x];
  const series = [{}];
  const bands = [];
  const hidden = { stroke: 'transparent', width: 0, points: { show: false } };
  for (const { seat, middle, low, high } of plot.series) {
    bands.push({
      series: [data.length, data.length + 1],
      fill: `${colourOf(seat)}${plot.series.length > 2 ? '14' : '26'}`,
    });
    data.push(high, low, middle);
    series.push(hidden, hidden, {
      stroke: colourOf(seat),
      width: 2.25,
      dash: dashOf(seat),
      points: { show: false },
    });
  }
  const drawMarks = (u, i) => {
    if (i % 3 !== 0 || plot.x.length > 40) return;
    const { seat, middle } = plot.series[i / 3 - 1];
    u.ctx.fillStyle = colourOf(seat);
    for (const [k, value] of middle.entries()) {
      if (value === null) continue;
      outline(
        u.ctx,
        seat,
        u.valToPos(plot.x[k], 'x', true),
        u.valToPos(value, 'y', true),
        3.25 * devicePixelRatio,
      );
      u.ctx.fill();
    }
  };
  return { data, series, bands, hooks: { drawSeries: [(u, i) => i > 0 && drawMarks(u, i)] } };
}

/** Each series reaches from 0 to the sum of itself and those below it; the tallest is drawn first. */
function barsOf(plot) {
  const below = plot.x.map(() => 0);
  const stacked = plot.series.map(({ seat, values }) => {
    for (const [i, value] of values.entries()) below[i] += value;
    return { seat, values: [...below] };
  });
  const tallestFirst = stacked.reverse();
  const paths = uPlot.paths.bars({ size: [0.86, 40], gap: 0 });
  return {
    data: [plot.x, ...tallestFirst.map(({ values }) => values)],
    series: [
      {},
      ...tallestFirst.map(({ seat }) => ({
        fill: (u) => fillOf(u.ctx, seat),
        width: 0,
        paths,
        points: { show: false },
      })),
    ],
    bands: [],
    hooks: {},
  };
}

function optionsFor(plot, { series, bands, hooks }, width, height) {
  const axis = {
    stroke: token('--ink-2'),
    font: '13px "Alegreya Sans", sans-serif',
    grid: { stroke: `${token('--line')}99`, width: 1 },
    ticks: { show: false },
  };
  const x = {
    ...axis,
    size: 26,
    gap: 4,
    space: 34,
    incrs: [1, 2, 5, 10, 20, 50],
    grid: { show: false },
    values: (_, splits) => splits.map((v) => (plot.mirrored ? Math.abs(v) : shortText(v, ''))),
    label: plot.xName,
    labelFont: axis.font,
    labelSize: 20,
    labelGap: 0,
  };
  const y = {
    ...axis,
    size: 42,
    gap: 6,
    ...(plot.unit === 'percent' ? {} : { incrs: [1, 2, 5, 10, 20, 50, 100] }),
    values: (_, splits) =>
      splits.map((v) => (plot.unit === 'percent' ? `${Number((v * 100).toFixed(1))}%` : shortText(v, ''))),
  };
  const pad = plot.kind === 'bars' ? 0.6 : 0.3;
  const isShare =
    plot.kind === 'lines' &&
    plot.unit === 'percent' &&
    plot.series.some(({ high }) => high.some((v) => v > 0.5));
  return {
    width,
    height,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      points: { show: false },
      drag: { x: false, y: false },
      ...(plot.group === undefined ? {} : { sync: { key: plot.group } }),
    },
    scales: {
      x: { time: false, range: () => [plot.x[0] - pad, plot.x[plot.x.length - 1] + pad] },
      y: isShare
        ? { range: () => [0, 1] }
        : {
            range: (_, low, high) =>
              uPlot.rangeNum(Math.min(0, low), high, { min: { pad: 0 }, max: { pad: 0.06 } }),
          },
    },
    axes: [x, y],
    series,
    bands,
    hooks,
    plugins: [bubbleFor(plot)],
  };
}

const plots = JSON.parse(document.getElementById('plots').textContent);
let drawn = [];

function drawAll() {
  for (const { chart } of drawn) chart.destroy();
  drawn = [...document.querySelectorAll('[data-plot]')].map((place) => {
    const plot = plots[place.dataset.plot];
    const parts = plot.kind === 'bars' ? barsOf(plot) : linesOf(plot);
    const options = optionsFor(plot, parts, place.clientWidth, place.clientHeight);
    return { place, chart: new uPlot(options, parts.data, place) };
  });
}

document.fonts.ready.then(drawAll);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
new ResizeObserver(() => {
  for (const { place, chart } of drawn) {
    const { clientWidth: width, clientHeight: height } = place;
    if (width !== chart.width || height !== chart.height) chart.setSize({ width, height });
  }
}).observe(document.body);
