import { library } from '@provincia/cards';
import { line, plainLine } from '@provincia/catalog';
import type { Game } from '@provincia/engine';
import { heading, type Reader } from './log.ts';
import { cardList, type Style, wrap } from './style.ts';

/** Points, turns and winners. */
export function resultLines(game: Game, style: Style, reader: Reader): string[] {
  const { say } = style.words;
  const { winners, points, turns } = game.outcome;
  const seats = points.map((_, seat) => seat).sort((a, b) => points[b] - points[a] || turns[a] - turns[b]);
  const nameWidth = Math.max(6, ...seats.map((seat) => reader.names[seat].length));
  const scores = points.map((count, seat) =>
    say('command.play.score', { points: count, turns: turns[seat] }),
  );
  const scoreWidth = Math.max(...scores.map(({ length }) => length));
  const lines = seats.flatMap((seat) => {
    const cards = cardList(scoringCards(game, seat), style);
    const text = `${reader.names[seat].padEnd(nameWidth)}  ${scores[seat].padStart(scoreWidth)}  ${cards}`;
    return wrap(text, '  ', style.width);
  });
  return [
    '',
    style.bold(heading(say('ui.table.over'), '═', style.width)),
    ...lines,
    ...wrap(style.bold(winnersText(winners, style, reader)), '', style.width),
    '',
  ];
}

/** "The game is over: Ann wins." */
export function winnersText(winners: readonly number[], { words }: Style, { you, names }: Reader): string {
  const over = line(words, { type: 'over', player: 0, source: null, winners }, names, you);
  return over === null ? '' : `${plainLine(words, over)}.`;
}

/** At the end everybody counts openly. */
function scoringCards(game: Game, seat: number): string[] {
  const owned = Object.entries(game.view(seat).toJSON().own?.owned ?? {});
  const scoring = owned.filter(([id]) => library.get(id).card.points !== undefined);
  scoring.sort(([a], [b]) => library.get(b).cost.coins - library.get(a).cost.coins);
  return scoring.flatMap(([id, count]) => new Array<string>(count).fill(id));
}
