import { titleOf } from '../text/card-name.ts';
import { byCost, cardName } from './cards.ts';
import { gamesWithTurn } from './figures.ts';
import { decimal, html, type Markup } from './html.ts';
import { mark } from './plot.ts';
import type { PlayerStatistics, Statistics } from './statistics.ts';
import { shownTurns } from './turns.ts';

/** A card bought less often than once in so many games is left out. */
const GAMES_PER_PURCHASE = 200;

/** What was bought when: a table per strategy, cards by turns, the more the darker. */
export function purchases(statistics: Statistics, names: readonly string[]): Markup[] {
  const turns = shownTurns(statistics);
  return statistics.players.map((player, seat) =>
    heatMap(player, turns, statistics.games, { seat, name: names[seat] }),
  );
}

function heatMap(
  player: PlayerStatistics,
  turns: readonly number[],
  games: number,
  { seat, name }: { seat: number; name: string },
): Markup {
  const totals = totalsOf(player);
  const cards = [...totals.keys()]
    .filter((card) => (totals.get(card) ?? 0) * GAMES_PER_PURCHASE >= games)
    .sort(byCost);
  const reached = turns.map((turn) => gamesWithTurn(player, turn));
  const rows = cards.map((card) => {
    const cells = turns.map((turn, i) => cell((player.bought[turn]?.[card] ?? 0) / reached[i], card, turn));
    return html`<tr><th scope="row">${cardName(card)}</th>${cells}<td class="total">${decimal((totals.get(card) ?? 0) / games, 2)}</td></tr>`;
  });
  return html`<div class="panel wide seat-${seat + 1}">
<h3 id="bought-${seat}">${mark(seat)}${name}</h3>
<div class="scroll" tabindex="0" role="group" aria-labelledby="bought-${seat}"><table class="heat">
<caption class="sr">Copies bought per 100 games that reached the turn, by card and turn; ${name}</caption>
<thead><tr><th scope="col">Turn</th>${turns.map((turn) => html`<th scope="col">${turn}</th>`)}<th scope="col" class="total">per game</th></tr></thead>
<tbody>${rows}</tbody></table></div></div>`;
}

function totalsOf({ bought }: PlayerStatistics): Map<string, number> {
  const totals = new Map<string, number>();
  for (const tally of Object.values(bought)) {
    for (const [card, count] of Object.entries(tally)) totals.set(card, (totals.get(card) ?? 0) + count);
  }
  return totals;
}

/** The colour goes with the root, so that what is rare can still be told from never. */
function cell(perGame: number, card: string, turn: number): Markup {
  if (!(perGame > 0)) return html`<td></td>`;
  const strength = Math.round(Math.min(1, Math.sqrt(perGame)) * 100);
  const tip = `${titleOf(card)}, turn ${turn}: ${decimal(perGame * 100, 1)} bought in 100 games`;
  const text = perGame < 0.005 ? '' : decimal(perGame * 100, 0);
  return html`<td class="h${Math.round(strength / 10)}" style="--s:${strength}%" data-tip="${tip}">${text}</td>`;
}
