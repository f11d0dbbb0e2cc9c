import { quantileOf, wilson } from '@provincia/arena';
import { entriesOf, gamesOf, meanOf, numbersOf } from './figures.ts';
import { decimal, html, type Markup, percent, whole } from './html.ts';
import type { Bars, Figure, Line, Lines } from './plot.ts';
import type { Frequencies, PlayerStatistics, Result, Statistics } from './statistics.ts';

/** Left and right of these the few games of the tails would only squeeze the rest. */
const TAIL = 0.002;
/** Fewer games than this say nothing about who wins such games. */
const FEWEST_GAMES = 20;
const none: Result = { won: 0, tied: 0, lost: 0 };

/** How long games are and by how much they are won. */
export function endingFigures(statistics: Statistics, names: readonly string[]): Figure[] {
  const margin = statistics.players.length === 2 ? marginOfTwo : marginOfMany;
  return [lengthFigure(statistics, names), margin(statistics, names)];
}

function lengthFigure({ games, players }: Statistics, names: readonly string[]): Figure {
  const lengths = lengthsOf(players[0]);
  const x = middleOf(lengths);
  const winners = players.map((player, seat) => ({
    name: `${names[seat]} wins`,
    seat,
    values: x.map((length) => (player.results.length[length] ?? none).won / games),
  }));
  const tied = x.map((length, i) => {
    const alone = winners.reduce((sum, { values }) => sum + values[i], 0);
    return Math.max(0, (lengths[length] ?? 0) / games - alone);
  });
  const series = [...winners, { name: 'Shared victory', seat: -1, values: tied }];
  const plot: Bars = {
    kind: 'bars',
    x,
    xName: 'Turns of the game',
    unit: 'percent',
    series: occurring(series),
  };
  return {
    id: 'length',
    title: 'How long games last',
    note: `Share of games by number of turns, and who wins them. Mean ${decimal(meanOf(lengths))}; half end by turn ${quantileOf(entriesOf(lengths), 0.5)}.`,
    plot,
    table: barsTable(plot),
  };
}

/** Without what never came about. */
function occurring(series: Bars['series']): Bars['series'] {
  return series.filter(({ values }) => values.some((value) => value > 0));
}

/** How many games had each length. */
function lengthsOf({ results }: PlayerStatistics): Frequencies {
  return Object.fromEntries(
    Object.entries(results.length).map(([length, result]) => [length, gamesOf(result)]),
  );
}

/** Every value from one tail to the other. */
function middleOf(frequencies: Frequencies): number[] {
  const entries = entriesOf(frequencies);
  const from = quantileOf(entries, TAIL);
  return Array.from({ length: quantileOf(entries, 1 - TAIL) - from + 1 }, (_, i) => from + i);
}

/** For two players one picture shows both: to the right the first is ahead, to the left the second. */
function marginOfTwo({ games, players: [{ margin }] }: Statistics, names: readonly string[]): Figure {
  const x = middleOf(margin);
  const share = (value: number) => (margin[value] ?? 0) / games;
  const series = [
    { name: `${names[1]} ahead`, seat: 1, values: x.map((value) => (value < 0 ? share(value) : 0)) },
    { name: 'Equal', seat: -1, values: x.map((value) => (value === 0 ? share(value) : 0)) },
    { name: `${names[0]} ahead`, seat: 0, values: x.map((value) => (value > 0 ? share(value) : 0)) },
  ];
  const plot: Bars = {
    kind: 'bars',
    x,
    xName: 'Points ahead',
    unit: 'percent',
    mirrored: true,
    series: occurring(series),
  };
  const mean = meanOf(margin);
  const ahead =
    Math.abs(mean) < 0.05
      ? 'nobody is ahead'
      : `${names[mean < 0 ? 1 : 0]} is ${decimal(Math.abs(mean))} points ahead`;
  return {
    id: 'margin',
    title: 'Winning margins',
    note: `Share of games by difference in points. On average ${ahead}.`,
    plot,
    table: barsTable(plot),
  };
}

function marginOfMany({ games, players }: Statistics, names: readonly string[]): Figure {
  const ranges = players.map(({ margin }) => middleOf(margin));
  const from = Math.min(...ranges.map((range) => range[0]));
  const to = Math.max(...ranges.map((range) => range[range.length - 1]));
  const x = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const series = players.map(({ margin }, seat): Line => {
    const values = x.map((value) => (margin[value] ?? 0) / games);
    return { name: names[seat], seat, middle: values, low: values, high: values };
  });
  const plot: Lines = { kind: 'lines', x, xName: 'Points ahead of the best rival', unit: 'percent', series };
  const bars: Bars = {
    ...plot,
    kind: 'bars',
    series: series.map((line) => ({ ...line, values: line.middle as number[] })),
  };
  return {
    id: 'margin',
    title: 'Winning margins',
    note: 'Share of games by points ahead of the best rival; below 0 means behind.',
    plot,
    table: barsTable(bars),
  };
}

function barsTable({ x, xName, series }: Bars): Markup {
  const heads = series.map(({ name }) => html`<th scope="col">${name}</th>`);
  const rows = x.map((value, i) => {
    const cells = series.map(({ values }) => html`<td>${percent(values[i], 2)}</td>`);
    return html`<tr><th scope="row">${decimal(value, 0)}</th>${cells}</tr>`;
  });
  return html`<table><thead><tr><th scope="col">${xName}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** Who wins the short games, and who the long ones. */
export function winsByLength({ games, players }: Statistics, names: readonly string[]): Figure {
  const lengths = lengthsOf(players[0]);
  const fewest = Math.min(FEWEST_GAMES, games / 10);
  const x = numbersOf(lengths).filter((length) => lengths[length] >= fewest);
  const results = players.map(({ results: { length } }) => x.map((turns) => length[turns] ?? none));
  const series = results.map((list, seat): Line => {
    const intervals = list.map((result) => wilson(result.won, gamesOf(result)));
    return {
      name: names[seat],
      seat,
      middle: list.map((result) => result.won / gamesOf(result)),
      low: intervals.map(([low]) => low),
      high: intervals.map(([, high]) => high),
    };
  });
  const plot: Lines = { kind: 'lines', x, xName: 'Turns of the game', unit: 'percent', series };
  const heads = names.map((name) => html`<th scope="col">${name}</th>`);
  const rows = x.map((length, i) => {
    const cells = results.map((list) => html`<td>${percent(list[i].won / gamesOf(list[i]))}</td>`);
    return html`<tr><th scope="row">${length}</th>${cells}<td>${whole(lengths[length])}</td></tr>`;
  });
  return {
    id: 'wins-by-length',
    title: 'Short and long games',
    note: 'Share of games won, by how long they lasted. Band: 95% confidence.',
    plot,
    table: html`<table><thead><tr><th scope="col">Turns</th>${heads}<th scope="col">games</th></tr></thead><tbody>${rows}</tbody></table>`,
  };
}
