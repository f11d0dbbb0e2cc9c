import { quantileOf } from '@provincia/arena';
import { entriesOf, gamesWithTurn, meanOf } from './figures.ts';
import { decimal, html, type Markup, whole } from './html.ts';
import type { Figure, Line, Lines } from './plot.ts';
import type { Frequencies, PlayerStatistics, Statistics } from './statistics.ts';

/** A turn that fewer games than this come to is not shown: its figures are those of a few odd games. */
const SHOWN_FROM = 0.05;
const BAND = [0.1, 0.9] as const;

/** The turns that are worth showing, from 1 on. */
export function shownTurns({ games, players }: Statistics): number[] {
  const last = Math.max(...players.map((player) => lastTurn(player, games)));
  return Array.from({ length: last }, (_, i) => i + 1);
}

function lastTurn(player: PlayerStatistics, games: number): number {
  let turn = 1;
  while (gamesWithTurn(player, turn + 1) >= Math.max(1, games * SHOWN_FROM)) turn++;
  return turn;
}

interface Course {
  readonly id: 'points' | 'money' | 'coins';
  readonly title: string;
  readonly note: string;
  readonly unit: string;
}

const courses: readonly Course[] = [
  { id: 'points', title: 'Points', note: 'Victory points at the start of each turn', unit: 'points' },
  { id: 'money', title: 'Money', note: 'All treasure in the deck at the start of each turn', unit: 'coins' },
  { id: 'coins', title: 'Coins to spend', note: 'The most coins it had in each turn', unit: 'coins' },
];

/** How points and money grow, turn by turn. */
export function turnFigures(statistics: Statistics, names: readonly string[]): Figure[] {
  const turns = shownTurns(statistics);
  return courses.map(({ id, title, note, unit }) => {
    const series = statistics.players.map((player, seat) =>
      lineOf(player[id], turns, { name: names[seat], seat, most: statistics.games }),
    );
    const plot: Lines = { kind: 'lines', x: turns, xName: 'Turn', unit, group: 'turns', series };
    return {
      id,
      title: `${title} by turn`,
      note: `${note}. Line: mean; band: the middle 80% of the games that reached the turn.`,
      plot,
      table: tableOf(plot, statistics),
    };
  });
}

function lineOf(
  byTurn: Record<string, Frequencies>,
  turns: readonly number[],
  { name, seat, most }: { name: string; seat: number; most: number },
): Line {
  const shown = turns.map((turn) => {
    const values = byTurn[turn] ?? {};
    const games = Object.values(values).reduce((sum, count) => sum + count, 0);
    return games >= Math.max(1, most * SHOWN_FROM) ? values : null;
  });
  const quantile = (share: number) => shown.map((values) => values && quantileOf(entriesOf(values), share));
  const middle = shown.map((values) => values && Number(meanOf(values).toFixed(3)));
  return { name, seat, middle, low: quantile(BAND[0]), high: quantile(BAND[1]) };
}

function tableOf({ x, series }: Lines, { players }: Statistics): Markup {
  const heads = series.map(
    ({ name }) => html`<th scope="col">${name}</th><th scope="col">middle 80%</th><th scope="col">games</th>`,
  );
  const rows = x.map((turn, i) => {
    const cells = series.map(({ middle, low, high, seat }) => {
      const mean = middle[i];
      if (mean === null) return html`<td>–</td><td>–</td><td>–</td>`;
      const band = `${decimal(low[i] ?? 0, 0)} to ${decimal(high[i] ?? 0, 0)}`;
      return html`<td>${decimal(mean, 2)}</td><td>${band}</td><td>${whole(gamesWithTurn(players[seat], turn))}</td>`;
    });
    return html`<tr><th scope="row">${turn}</th>${cells}</tr>`;
  });
  return html`<table><thead><tr><th scope="col">Turn</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}
