import { library } from '@provincia/cards';
import type { Game } from '@provincia/engine';
import { plural } from '../text/figures.ts';
import { heading, type Reader, thePlayer } from './log.ts';
import { listOf } from './names.ts';
import { cardList, type Style, wrap } from './style.ts';

/** Points, turns and winners. */
export function resultLines(game: Game, style: Style, reader: Reader = thePlayer): string[] {
  const { winners, points, turns } = game.outcome;
  const seats = points.map((_, seat) => seat).sort((a, b) => points[b] - points[a] || turns[a] - turns[b]);
  const nameWidth = Math.max(6, ...seats.map((seat) => reader.names[seat].length));
  const lines = seats.flatMap((seat) => {
    const facts = `${plural(points[seat], 'point').padStart(10)} in ${plural(turns[seat], 'turn')}`;
    const cards = scoringCards(game, seat);
    const text = `${reader.names[seat].padEnd(nameWidth)} ${facts.padEnd(24)} ${cardList(cards, style)}`;
    return wrap(text, '  ', style.width);
  });
  return [
    '',
    style.bold(heading('The game is over', '═', style.width)),
    ...lines,
    style.bold(winnersText(winners, reader)),
    '',
  ];
}

function winnersText(winners: readonly number[], { you, names }: Reader): string {
  if (winners.length > 1) return `${listOf(winners.map((seat) => names[seat]))} share the victory.`;
  return winners[0] === you ? 'You win.' : `${names[winners[0]]} wins.`;
}

/** At the end everybody counts openly. */
function scoringCards(game: Game, seat: number): string[] {
  const owned = Object.entries(game.view(seat).toJSON().own?.owned ?? {});
  const scoring = owned.filter(([id]) => library.get(id).card.points !== undefined);
  scoring.sort(([a], [b]) => library.get(b).cost.coins - library.get(a).cost.coins);
  return scoring.flatMap(([id, count]) => new Array<string>(count).fill(id));
}
