import { byCost, cardName } from './cards.ts';
import { overall } from './figures.ts';
import { decimal, html, type Markup } from './html.ts';
import { mark } from './plot.ts';
import type { PlayerStatistics, Statistics } from './statistics.ts';

/** A card of which fewer than this many copies are there on average is left out. */
const FEWEST_COPIES = 0.01;

/** What the decks are made of at the end: bought, gained and handed out, less what was trashed. */
export function decks({ games, players }: Statistics, names: readonly string[]): Markup[] {
  const most = Math.max(
    ...players.flatMap(({ deck }) =>
      Object.values(deck).map(({ won, tied, lost }) => (won + tied + lost) / games),
    ),
  );
  return players.map((player, seat) => deckTable(player, games, { seat, name: names[seat], most }));
}

function deckTable(
  player: PlayerStatistics,
  games: number,
  { seat, name, most }: { seat: number; name: string; most: number },
): Markup {
  const results = overall(player);
  const mean = (card: string) => {
    const { won, tied, lost } = player.deck[card];
    return (won + tied + lost) / games;
  };
  const cards = Object.keys(player.deck)
    .filter((card) => mean(card) >= FEWEST_COPIES)
    .sort(byCost);
  const rows = cards.map((card) => {
    const { won, lost } = player.deck[card];
    return html`<tr><th scope="row">${cardName(card)}</th><td class="track"><div class="bar plain" style="--won:${((mean(card) / most) * 100).toFixed(2)}%"><i class="won"></i></div></td><td>${decimal(mean(card), 2)}</td><td>${meanText(won, results.won)}</td><td>${meanText(lost, results.lost)}</td></tr>`;
  });
  const size = cards.reduce((sum, card) => sum + mean(card), 0);
  return html`<div class="panel seat-${seat + 1}"><h3 id="deck-${seat}">${mark(seat)}${name}</h3><p class="note">${decimal(size)} cards on average.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="deck-${seat}"><table class="deck"><thead><tr><th scope="col">Card</th><th scope="col" class="track"><span class="sr">as a bar</span></th><th scope="col">all games</th><th scope="col">won</th><th scope="col">lost</th></tr></thead><tbody>${rows}</tbody></table></div></div>`;
}

function meanText(copies: number, games: number): string {
  return games === 0 ? '–' : decimal(copies / games, 2);
}
