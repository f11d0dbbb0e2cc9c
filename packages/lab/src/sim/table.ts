import { type Score, wilson } from '@provincia/arena';
import { shapeOf } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import { MOST_TURNS } from '@provincia/engine';
import type { Style } from '../play/style.ts';
import { distinctNames } from '../report/summary.ts';
import { columns, type Row } from '../text/columns.ts';
import { confidence, decimal, hundredths, percent, speedText } from '../text/figures.ts';
import { playerName } from '../text/names.ts';
import { average } from './json.ts';
import type { MatchResult } from './results.ts';
import type { RunResult } from './run.ts';

/** What came of the games, in a table for people. */
export function simLines(
  names: readonly string[],
  kingdom: readonly string[],
  run: RunResult,
  style: Style,
): string[] {
  const [match] = run.matches;
  const { games, players, seats } = match.tally;
  const { words } = style;
  const { say } = words;
  const shown = distinctNames(names.map((name) => playerName(words, name)));
  const places = seats.map((_, i) => say('command.results.seat', { place: i + 1 }));
  const rows = [
    ...scoreRows(say('command.results.byPlayer'), players, shown, games, style),
    ...scoreRows(say('command.results.bySeat'), seats, places, games, style),
  ];
  return [...columns(rows), '', endingsText(match, kingdom, words), speedText(words, run)];
}

function scoreRows(
  heading: string,
  scores: readonly Score[],
  names: readonly string[],
  games: number,
  style: Style,
): Row[] {
  const { words } = style;
  const { say } = words;
  const heads = ['wins', 'ties', 'losses', 'points', 'turns'] as const;
  const rows: Row[] = [
    ['', '', '', '', '', ''],
    [heading, ...heads.map((head) => say(`command.results.${head}`))].map(style.dim),
  ];
  const interval = `  ${say('command.results.interval', { confidence: confidence(words) })}`;
  for (const [i, { wins, ties, losses, points, turns }] of scores.entries()) {
    const shares = [wins, ties, losses].map((count) => hundredths(words, average(count, games)));
    const intervals = [wins, ties, losses].map((count) => style.dim(intervalText(count, games, words)));
    rows.push([
      names[i],
      ...shares.map(style.bold),
      decimal(words, average(points, games), 2),
      decimal(words, average(turns, games), 2),
    ]);
    rows.push([style.dim(interval), ...intervals, '', '']);
  }
  return rows;
}

function intervalText(count: number, games: number, words: CommandTranslation): string {
  const [low, high] = wilson(count, games).map((share) => hundredths(words, share));
  return words.say('ui.lab.range', { low, high });
}

function endingsText(
  { tally, lost }: MatchResult,
  kingdom: readonly string[],
  words: CommandTranslation,
): string {
  const { games, byProvinces, byPiles } = tally;
  const share = (count: number) => percent(words, average(count, games));
  // What ended by the failure of a program is told below.
  const brokenOff = tally.brokenOff - lost.length;
  return words.say('command.results.endings', {
    provinces: share(byProvinces),
    colonies: shapeOf(kingdom, 2).colonies ? 'yes' : 'no',
    piles: share(byPiles),
    broken: brokenOff > 0 ? 'yes' : 'no',
    stopped: share(brokenOff),
    turns: MOST_TURNS,
  });
}
