import { titleOf } from '../text/card-name.ts';
import { byCost, isKingdomCard, isVictory } from './cards.ts';
import { gamesOf, numbersOf, overall, restOf, sumOf } from './figures.ts';
import { html, type Markup } from './html.ts';
import type { PlayerStatistics, Result, Results, Statistics } from './statistics.ts';
import { bar, barsHead, group } from './wins.ts';

/** Numbers of copies that a smaller share of the games had do not get a row of their own. */
const RARE = 0.02;

/** How often it won with so many of a card: a menu of cards, and a table for each of them. */
export function winsByBought({ games, players }: Statistics, names: readonly string[]): Markup {
  const cards = [...new Set(players.flatMap(({ byBought }) => Object.keys(byBought)))]
    .filter((card) => players.some((player) => copiesOf(player, card, games).length > 1))
    .sort(byCost);
  const first = mostTelling(cards, players, games);
  const options = cards.map(
    (card) => html`<option value="bought-${card}"${card === first ? selected : ''}>${titleOf(card)}</option>`,
  );
  const tables = cards.map((card) => {
    const groups = players
      .map((player, seat) => ({ seat, counts: copiesOf(player, card, games) }))
      .filter(({ counts }) => counts.length > 1)
      .map(({ seat, counts }) => {
        const rows = counts.map(({ text, result }) => bar(text, result, players.length, games));
        return group(seat, names[seat], rows);
      });
    return html`<table class="wins" id="bought-${card}"${card === first ? '' : hidden}><caption class="sr">Share of games won by number of ${titleOf(card)} bought</caption>${barsHead}${groups}</table>`;
  });
  if (cards.length === 0) return html``;
  return html`<div class="panel"><h3>Copies of a card</h3><p class="note"><label>By copies bought of <select data-shows>${options}</select></label></p>${tables}</div>`;
}

const selected = html` selected`;
const hidden = html` hidden`;

interface Copies {
  readonly text: string;
  readonly result: Result;
}

/** The results by number of copies, none of them included; what is rare at either end is taken together. */
function copiesOf(player: PlayerStatistics, card: string, games: number): Copies[] {
  const byCopies = player.byBought[card] ?? {};
  const without = restOf(overall(player), sumOf(byCopies));
  const results: Results = { 0: without, ...byCopies };
  const counts = numbersOf(results).filter((copies) => gamesOf(results[copies]) > 0);
  const fewest = Math.max(1, games * RARE);
  const from = ends(counts, results, fewest);
  const to = ends(counts.toReversed(), results, fewest);
  if (from >= to) return [];
  return counts.slice(counts.indexOf(from), counts.indexOf(to) + 1).map((copies) => {
    const low = copies === from && copies !== counts[0];
    const high = copies === to && copies !== counts[counts.length - 1];
    const same = counts.filter((other) =>
      low ? other <= copies : high ? other >= copies : other === copies,
    );
    const result = sumOf(Object.fromEntries(same.map((other) => [other, results[other]])));
    return { text: low ? `${copies} or fewer` : high ? `${copies} or more` : `${copies}`, result };
  });
}

/** Where the games from this end on are no longer few. */
function ends(counts: readonly number[], results: Results, fewest: number): number {
  let games = 0;
  for (const copies of counts) {
    games += gamesOf(results[copies]);
    if (games >= fewest) return copies;
  }
  return counts[counts.length - 1];
}

/** The card whose number makes the greatest difference; that Provinces win is no news. */
function mostTelling(
  cards: readonly string[],
  players: readonly PlayerStatistics[],
  games: number,
): string | undefined {
  const news = cards.filter((card) => !isVictory(card));
  const kingdom = news.filter(isKingdomCard);
  const candidates = kingdom.length > 0 ? kingdom : news.length > 0 ? news : cards;
  const spread = (card: string) => Math.max(...players.map((player) => spreadOf(player, card, games)));
  return [...candidates].sort((a, b) => spread(b) - spread(a))[0];
}

/** The variance of the share won between the numbers of copies. */
function spreadOf(player: PlayerStatistics, card: string, games: number): number {
  const { won } = overall(player);
  return copiesOf(player, card, games).reduce((sum, { result }) => {
    const share = gamesOf(result) / games;
    return sum + share * (result.won / gamesOf(result) - won / games) ** 2;
  }, 0);
}
