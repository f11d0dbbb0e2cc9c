import type { Counts, SeatView } from '@provincia/engine';
import { plural } from '../text/figures.ts';
import { playerNames, YOU } from './names.ts';
import { byUse } from './order.ts';
import { cardList, flow, type Style } from './style.ts';

const LABEL_WIDTH = 9;

/** The hand, in the order in which it is used. */
export function handLines({ own }: SeatView, style: Style): string[] {
  const cards = own === null ? [] : cardsIn(own.hand);
  cards.sort(byUse);
  return labelled('Hand', cards.length > 0 ? cardList(cards, style) : 'no cards', style);
}

/** What lies in front of the player on turn. */
export function playLines({ seats, onTurn }: SeatView, style: Style): string[] {
  const { play } = seats[onTurn];
  return play.length > 0 ? labelled('In play', cardList(play, style), style) : [];
}

/** What the player on turn may still do. */
export function budgetLines({ actions, buys, coins }: SeatView, style: Style): string[] {
  const budget = [plural(actions, 'action'), plural(buys, 'buy'), plural(coins, 'coin')];
  return labelled('You have', budget.map(style.bold).join(', '), style);
}

/** The trash and what is to be seen of everybody. */
export function tableLines(view: SeatView, style: Style): string[] {
  const trash = cardsIn(view.trash);
  const lines = labelled('Trash', trash.length > 0 ? cardList(trash, style) : 'empty', style);
  for (const [seat, { hand, discard, turns }] of view.seats.entries()) {
    const facts = [`${plural(hand, 'card')} in hand`];
    if (seat === YOU && view.own) facts.push(`${view.own.deck} in the deck`);
    facts.push(discard === null ? 'no discard pile' : `${style.card(discard)} on the discard pile`);
    facts.push(plural(turns, 'turn'));
    lines.push(...labelled(playerNames[seat], facts.join(', '), style));
  }
  return lines;
}

function labelled(label: string, text: string, style: Style): string[] {
  const indent = ' '.repeat(2 + LABEL_WIDTH);
  const [first, ...more] = flow(text.split(', '), ', ', indent, style.width);
  return [`  ${style.dim(label.padEnd(LABEL_WIDTH))}${first.trimStart()}`, ...more];
}

function cardsIn(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([id, count]) => new Array<string>(count).fill(id));
}
