import { type Score, type Tally, wilson } from '@provincia/arena';
import type { Style } from '../play/style.ts';
import { distinctNames } from '../report/summary.ts';
import { columns, type Row } from '../text/columns.ts';
import { percent, speedText } from '../text/figures.ts';
import { average } from './json.ts';
import type { RunResult } from './run.ts';

const places = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

/** What came of the games, in a table for people. */
export function simLines(tally: Tally, names: readonly string[], run: RunResult, style: Style): string[] {
  const { games, players, seats } = tally;
  const rows = [
    ...scoreRows('by player', players, distinctNames(names), games, style),
    ...scoreRows(
      'by seat',
      seats,
      places.map((place) => `${place} seat`),
      games,
      style,
    ),
  ];
  return [...columns(rows), '', endingsText(tally), speedText(run)];
}

function scoreRows(
  heading: string,
  scores: readonly Score[],
  names: readonly string[],
  games: number,
  style: Style,
): Row[] {
  const rows: Row[] = [
    ['', '', '', '', '', ''],
    [heading, 'wins %', 'ties %', 'losses %', 'points', 'turns'].map(style.dim),
  ];
  for (const [i, { wins, ties, losses, points, turns }] of scores.entries()) {
    const shares = [wins, ties, losses].map((count) => percent(average(count, games)));
    const intervals = [wins, ties, losses].map((count) => style.dim(intervalText(count, games)));
    rows.push([
      names[i],
      ...shares.map(style.bold),
      average(points, games).toFixed(2),
      average(turns, games).toFixed(2),
    ]);
    rows.push([style.dim('  95% interval'), ...intervals, '', '']);
  }
  return rows;
}

function intervalText(count: number, games: number): string {
  const [low, high] = wilson(count, games);
  return `${percent(low)} to ${percent(high)}`;
}

function endingsText({ games, byProvinces, byPiles, brokenOff }: Tally): string {
  const parts = [
    `${percent(average(byProvinces, games))}% with the last Province`,
    `${percent(average(byPiles, games))}% with empty piles`,
  ];
  if (brokenOff > 0) parts.push(`${percent(average(brokenOff, games))}% were stopped after 1,000 turns`);
  return `Games ended: ${parts.join(', ')}.`;
}
