import { shortSeed, wilson } from '@provincia/arena';
import { shapeOf } from '@provincia/bots';
import { listOf } from '../text/names.ts';
import { byCost, plate } from './cards.ts';
import { gamesOf, isClear, meanOf, overall, sumOf } from './figures.ts';
import { decimal, html, type Markup, percent, plural, whole } from './html.ts';
import { mark } from './plot.ts';
import type { Statistics } from './statistics.ts';
import type { Summary } from './summary.ts';

/** The result, on what it was found, and how to find it again. */
export function head(statistics: Statistics, summary: Summary, names: readonly string[]): Markup {
  return html`<header class="hero">
<div class="result panel">
<p class="label">${whole(statistics.games)} ${statistics.games === 1 ? 'game' : 'games'}</p>
<h1>${title(names)}</h1>
<p class="verdict">${verdict(statistics, names)}</p>
${scoreBar(statistics, names)}
${scores(statistics, names)}
</div>
<div class="setting panel">
<h2 class="label">${summary.kingdomName === undefined ? 'Kingdom' : `Kingdom: ${summary.kingdomName}`}</h2>
<ul class="kingdom">${[...summary.kingdom].sort((a, b) => byCost(b, a)).map(plate)}</ul>
${facts(statistics, summary)}
<h2 class="label">Run the same games again</h2>
<div class="command"><code>${words(summary.command)}</code><button type="button" data-copy>Copy</button></div>
</div>
</header>`;
}

/** A line ends between words or cards, not after the dash of an option. */
function words(command: string): Markup[] {
  return command.split(' ').map((word, i) => {
    const parts = word.split(/(?<=,)/).map((part) => html`<span>${part}</span>`);
    return html`${i > 0 ? ' ' : ''}${parts}`;
  });
}

function title([first, ...others]: readonly string[]): Markup {
  return html`${first} <small>against</small> ${others.join(', ')}`;
}

/** Who is better, if it can be said. */
function verdict({ games, players }: Statistics, names: readonly string[]): string {
  const wins = players.map((player) => overall(player).won);
  const order = [...wins.keys()].sort((a, b) => wins[b] - wins[a]);
  const [best, next] = order;
  if (!isClear(wins[best], wins[next])) {
    const level = order.filter((seat) => !isClear(wins[best], wins[seat]));
    return `These games show no clear difference between ${listOf(
      { language: 'en' },
      level.sort().map((seat) => names[seat]),
    )}: it may be chance.`;
  }
  const [low, high] = wilson(wins[best], games);
  const superlative = players.length > 2 ? 'best' : 'better';
  return `${names[best]} is ${superlative}. It wins ${percent(wins[best] / games)} of the games; with 95% confidence, between ${percent(low)} and ${percent(high)}.`;
}

/** A part of the bar smaller than this has no room for its figure. */
const WRITTEN_FROM = 0.18;

function scoreBar({ games, players }: Statistics, names: readonly string[]): Markup {
  const wins = players.map((player) => overall(player).won);
  const tied = games - wins.reduce((sum, count) => sum + count, 0);
  const part = (style: string, label: string, count: number) =>
    html`<i class="${style}" style="flex-grow:${((count / games) * 1000).toFixed(1)}" data-tip="${label}: ${percent(count / games)}, ${plural(count, 'game')}">${count > games * WRITTEN_FROM ? percent(count / games) : ''}</i>`;
  const parts = wins.map((count, seat) => part(`seat-${seat + 1}`, `${names[seat]} wins`, count));
  // Between two the shared victories lie between their wins; among more they come last.
  parts.splice(players.length === 2 ? 1 : players.length, 0, part('nobody', 'Shared victory', tied));
  return html`<div class="score-bar" aria-hidden="true">${parts}</div>`;
}

function scores({ players }: Statistics, names: readonly string[]): Markup {
  const rows = players.map((player, seat) => {
    const result = overall(player);
    const games = gamesOf(result);
    const shares = [result.won, result.tied, result.lost].map((count) => {
      const [low, high] = wilson(count, games);
      return html`<td>${percent(count / games)}<small>${decimal(low * 100)} to ${decimal(high * 100)}</small></td>`;
    });
    return html`<tbody class="seat-${seat + 1}"><tr><th scope="rowgroup" colspan="5">${mark(seat)}${names[seat]}</th></tr>
<tr>${shares}<td>${decimal(meanOf(player.finalPoints))}</td><td>${decimal(meanOf(player.turns))}</td></tr></tbody>`;
  });
  return html`<table class="scores"><caption class="sr">Result</caption>
<thead><tr><th scope="col">Won</th><th scope="col">Tied</th><th scope="col">Lost</th><th scope="col">Points</th><th scope="col">Turns</th></tr></thead>
${rows}</table><p class="note">Small figures: 95% confidence interval, in percent. Points and turns are means.</p>`;
}

const seatings: Record<Summary['seating'], string> = {
  alternate: 'players take turns starting',
  fixed: 'as named: the first one starts',
  random: 'drawn for every game',
};

function facts({ games, players }: Statistics, { kingdom, seed, seating, gamesPerSecond }: Summary): Markup {
  const { ending } = players[0].results;
  const provinces = ending.provinces === undefined ? 0 : gamesOf(ending.provinces);
  const unfinished = ending.unfinished === undefined ? 0 : gamesOf(ending.unfinished);
  const entries: [string, string][] = [
    ['Seats', seatings[seating]],
    ['Seed', shortSeed(seed)],
    [
      'Ended by',
      `${shapeOf(kingdom, 2).colonies ? 'Provinces or Colonies' : 'Provinces'} ${percent(provinces / games)}, piles ${percent((gamesOf(sumOf(ending)) - provinces - unfinished) / games)}`,
    ],
  ];
  if (unfinished > 0) entries.push(['Stopped', `${plural(unfinished, 'game')} that did not end`]);
  if (gamesPerSecond !== undefined) entries.push(['Speed', `${plural(gamesPerSecond, 'game')} per second`]);
  return html`<dl class="facts">${entries.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}
