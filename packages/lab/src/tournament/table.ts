import { type Style, widthOf } from '../play/style.ts';
import { columns } from '../text/columns.ts';
import { confidence, hundredths } from '../text/figures.ts';
import type { WinTable } from './ratings.ts';
import type { Standing } from './standings.ts';

/** A table of all pairs that is wider is of no use in a terminal. */
const WIDEST = 120;

/** The ratings, and who won how often against whom. */
export function tournamentLines(
  standings: readonly Standing[],
  names: readonly string[],
  wins: WinTable,
  style: Style,
): string[] {
  const { words } = style;
  const { say } = words;
  const ranking = standings.map(({ index, rating, error, games, wins: won, ties, losses }, place) => [
    `${String(place + 1).padStart(2)} ${names[index]}`,
    style.bold(rating.toFixed(0)),
    `±${error.toFixed(0)}`,
    ...[won, ties, losses].map((count) => hundredths(words, games === 0 ? 0 : count / games)),
  ]);
  const against = standings.map(({ index }, place) => [
    `${String(place + 1).padStart(2)} ${names[index]}`,
    ...standings.map((other) => (other.index === index ? '·' : rateText(wins, index, other.index))),
  ]);
  const pairs = columns([['', ...standings.map((_, place) => style.dim(String(place + 1)))], ...against]);
  const shares = (['wins', 'ties', 'losses'] as const).map((head) => say(`command.results.${head}`));
  const heads = ['', say('command.results.rating'), confidence(words), ...shares];
  return [
    ...columns([heads.map(style.dim), ...ranking]),
    '',
    ...(widthOf(pairs[1]) > WIDEST
      ? [say('command.results.tooWide')]
      : [style.dim(say('command.results.pairs')), ...pairs]),
  ];
}

function rateText(wins: WinTable, a: number, b: number): string {
  const games = wins[a][b] + wins[b][a];
  return games === 0 ? '?' : ((100 * wins[a][b]) / games).toFixed(0);
}
