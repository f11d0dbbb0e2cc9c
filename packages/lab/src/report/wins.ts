import { wilson } from '@provincia/arena';
import { shapeOf } from '@provincia/bots';
import { titleOf } from '../text/card-name.ts';
import { gamesOf } from './figures.ts';
import { html, type Markup, percent, plural } from './html.ts';
import { mark } from './plot.ts';
import type { Circumstances, PlayerStatistics, Result, Results, Statistics } from './statistics.ts';

interface Question {
  readonly by: Exclude<keyof Circumstances, 'length'>;
  readonly title: string;
  readonly note: string;
  readonly label: (key: string, hasColonies: boolean) => string;
  /** The commonest first and only the first few; else all in the order of their keys. */
  readonly commonest?: number;
}

const places = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
const endings: Record<string, string> = {
  provinces: 'Provinces gone',
  colonies: 'Provinces or Colonies gone',
  piles: 'Piles gone',
  unfinished: 'Stopped',
};

const questions: readonly Question[] = [
  {
    by: 'place',
    title: 'Who begins',
    note: 'By place in the turn order.',
    label: (place) => places[Number(place) - 1],
  },
  {
    by: 'split',
    title: 'The first two hands',
    note: 'By the coins of turns 1 and 2.',
    label: (split) => split.replace('/', ' then '),
  },
  {
    by: 'opening',
    title: 'The opening',
    note: 'By what it bought in turns 1 and 2, in either order.',
    label: openingOf,
    commonest: 6,
  },
  {
    by: 'ending',
    title: 'How the game ended',
    note: 'By what ran out.',
    label: (ending, hasColonies) => endings[ending === 'provinces' && hasColonies ? 'colonies' : ending],
  },
];

/** In which games each strategy won. */
export function winsByCircumstance(
  { games, players }: Statistics,
  names: readonly string[],
  kingdom: readonly string[],
): Markup[] {
  const { colonies } = shapeOf(kingdom, players.length);
  return questions
    .filter(({ by }) => isTelling(by, players))
    .map(({ by, title, note, label, commonest }) => {
      const groups = players.map((player, seat) => {
        const keys = shownKeys(player.results[by], commonest);
        return group(
          seat,
          names[seat],
          keys.map((key) => bar(label(key, colonies), player.results[by][key], players.length, games)),
        );
      });
      return html`<div class="panel"><h3>${title}</h3><p class="note">${note}</p><table class="wins">
<caption class="sr">${title}: share of games won</caption>${barsHead}${groups}</table></div>`;
    });
}

/** Where all games were alike there is nothing to compare. */
function isTelling(by: Question['by'], players: readonly PlayerStatistics[]): boolean {
  return players.some(({ results }) => Object.keys(results[by]).length > 1);
}

function shownKeys(results: Results, commonest: number | undefined): string[] {
  const keys = Object.keys(results).sort();
  if (commonest === undefined) return keys;
  return keys.sort((a, b) => gamesOf(results[b]) - gamesOf(results[a])).slice(0, commonest);
}

/** `silver/witch` is "Silver, Witch"; equal cards are counted. */
function openingOf(key: string): string {
  const cards = key === '' ? [] : key.split('/');
  const different = [...new Set(cards)].map((card) => {
    const copies = cards.filter((other) => other === card).length;
    return copies > 1 ? `${copies} ${titleOf(card)}` : titleOf(card);
  });
  return different.join(', ') || 'Nothing';
}

export const barsHead = html`<thead class="sr"><tr><th scope="col">Games</th><th scope="col">Won, tied, lost</th><th scope="col">Won</th><th scope="col">Share of all games</th></tr></thead>`;

/** The rows of one strategy under its name. */
export function group(seat: number, name: string, rows: readonly Markup[]): Markup {
  return html`<tbody class="seat-${seat + 1}"><tr><th scope="rowgroup" colspan="4" class="who">${mark(seat)}${name}</th></tr>
${rows}</tbody>`;
}

/** One row: won in the strategy's colour, tied hatched, the rest lost; a tick where all would be equal. */
export function bar(label: string, result: Result, players: number, allGames: number): Markup {
  const games = gamesOf(result);
  const won = result.won / games;
  const tied = result.tied / games;
  const [low, high] = wilson(result.won, games);
  const tip = `${label}: won ${percent(won)} (95% confidence: ${percent(low)} to ${percent(high)}), tied ${percent(tied)}, of ${plural(games, 'game')}`;
  const widths = `--won:${(won * 100).toFixed(2)}%;--tied:${(tied * 100).toFixed(2)}%;--low:${(low * 100).toFixed(2)}%;--high:${(high * 100).toFixed(2)}%;--fair:${(100 / players).toFixed(2)}%`;
  return html`<tr data-tip="${tip}"><th scope="row">${label}</th><td class="track"><div class="bar" style="${widths}"><i class="won"></i><i class="tied"></i><i class="whisker"></i><i class="fair"></i></div></td><td class="share">${percent(won)}</td><td class="games">${percent(games / allGames, games * 100 < allGames ? 1 : 0)}<span class="sr"> of games</span></td></tr>`;
}
