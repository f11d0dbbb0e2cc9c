import type { CommandTranslation } from '@provincia/catalog/command';
import type { Counts, SeatView } from '@provincia/engine';
import { byUse } from './order.ts';
import { playerNames, YOU } from './seats.ts';
import { cardList, flow, type Style } from './style.ts';

const LABEL_WIDTH = 9;

/** The hand, in the order in which it is used. */
export function handLines({ own }: SeatView, style: Style): string[] {
  const { say } = style.words;
  const cards = own === null ? [] : cardsIn(own.hand);
  cards.sort(byUse);
  const text = cards.length > 0 ? cardList(cards, style) : say('command.play.noCards');
  return labelled(say('place.hand'), text, ownLabels(style.words), style);
}

/** What lies in front of the player on turn. */
export function playLines({ seats, onTurn }: SeatView, style: Style): string[] {
  const { play } = seats[onTurn];
  if (play.length === 0) return [];
  return labelled(style.words.say('place.play'), cardList(play, style), ownLabels(style.words), style);
}

/** What the player on turn may still do. */
export function budgetLines(view: SeatView, style: Style): string[] {
  const budget = budgetOf(view, style.words).map(style.bold).join(', ');
  return labelled(style.words.say('command.play.youHave'), budget, ownLabels(style.words), style);
}

/** "1 action", "1 buy", "3 coins". */
export function budgetOf(
  left: Pick<SeatView, 'actions' | 'buys' | 'coins'>,
  { say }: CommandTranslation,
): string[] {
  const signs = ['actions', 'buys', 'coins'] as const;
  return signs.map((sign) => say(`amount.${sign}`, { amount: String(left[sign]), count: left[sign] }));
}

/** The trash and what is to be seen of everybody. */
export function tableLines(view: SeatView, style: Style): string[] {
  const { words } = style;
  const { say } = words;
  const names = playerNames(words).slice(0, view.seats.length);
  const labels = [say('place.trash'), ...names];
  const trash = cardsIn(view.trash);
  const inTrash = trash.length > 0 ? cardList(trash, style) : say('command.play.empty');
  const lines = labelled(say('place.trash'), inTrash, labels, style);
  for (const [seat, { hand, discard, turns }] of view.seats.entries()) {
    const facts = [say('ui.table.handOf', { count: hand })];
    if (seat === YOU && view.own) facts.push(say('command.play.inDeck', { count: view.own.deck }));
    facts.push(
      discard === null
        ? say('command.play.noDiscard')
        : say('command.play.onDiscard', { card: style.card(discard) }),
    );
    facts.push(say('command.play.turns', { count: turns }));
    lines.push(...labelled(names[seat], facts.join(', '), labels, style));
  }
  return lines;
}

/** What stands left of the player's own cards. */
function ownLabels({ say }: CommandTranslation): string[] {
  return [say('place.hand'), say('place.play'), say('command.play.youHave')];
}

/** A text behind one of these labels, which stand below each other. */
function labelled(label: string, text: string, labels: readonly string[], style: Style): string[] {
  const width = Math.max(LABEL_WIDTH, ...labels.map(({ length }) => length + 1));
  const parts = text.split(/(?<=,) /);
  const [first, ...more] = flow(parts, ' ', ' '.repeat(2 + width), style.width);
  return [`  ${style.dim(label.padEnd(width))}${first.trimStart()}`, ...more];
}

function cardsIn(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([id, count]) => new Array<string>(count).fill(id));
}
