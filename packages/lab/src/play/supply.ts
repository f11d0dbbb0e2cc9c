import type { PileView } from '@provincia/engine';
import { nameOf } from '../text/card-name.ts';
import { inTableOrder, isBasic } from './order.ts';
import { padEnd, type Style, widthOf } from './style.ts';

const GAP = '  ';
/** Of what a card costs, and of how many are left. */
const NUMBER_WIDTH = 4;

/**
 * The supply in columns: number (of what can be bought now), name, cost, how many are left. `numbers` has the number to
 * type for each card that can be bought; null when nothing is being bought.
 */
export function supplyTable(
  piles: readonly PileView[],
  numbers: ReadonlyMap<string, string> | null,
  style: Style,
): string[] {
  const layouts = layoutsOf(inTableOrder(piles)).map((columns) => linesOf(columns, numbers, style));
  return (
    layouts.find((lines) => lines.every((line) => widthOf(line) <= style.width)) ??
    layouts[layouts.length - 1]
  );
}

/** Basic cards in one column and the kingdom in two others; in narrower terminals two columns, or one. */
function layoutsOf(piles: readonly PileView[]): (readonly PileView[])[][] {
  const basic = piles.filter(({ card }) => isBasic(card));
  const kingdom = piles.filter(({ card }) => !isBasic(card));
  const half = Math.ceil(kingdom.length / 2);
  const three = [basic, kingdom.slice(0, half), kingdom.slice(half)];
  return [three, [basic, kingdom], [piles]].map((columns) => columns.filter((column) => column.length > 0));
}

function linesOf(
  piles: readonly (readonly PileView[])[],
  numbers: ReadonlyMap<string, string> | null,
  style: Style,
): string[] {
  const { say } = style.words;
  const heads = [say('command.play.card'), say('command.play.cost'), say('command.play.left')];
  const columns = piles.map((column) => {
    const nameWidth = Math.max(...column.map(({ card }) => nameOf(style.words, card).length));
    const widths = [nameWidth, ...heads.slice(1).map(({ length }) => Math.max(length, NUMBER_WIDTH))];
    const [name, cost, left] = heads;
    const heading = `   ${name.padEnd(nameWidth)} ${cost.padStart(widths[1])} ${left.padStart(widths[2])}`;
    const cells = column.map((pile) => cell(pile, widths, numbers, style));
    return [style.dim(heading), ...cells].map((text) => padEnd(text, widthOf(heading)));
  });
  const rows = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: rows }, (_, row) => {
    const line = columns.map((column) => column[row] ?? ' '.repeat(widthOf(column[0])));
    return ` ${line.join(GAP)}`.trimEnd();
  });
}

function cell(
  { card, cost, left }: PileView,
  [nameWidth, costWidth, leftWidth]: readonly number[],
  numbers: ReadonlyMap<string, string> | null,
  style: Style,
): string {
  const number = numbers?.get(card) ?? '';
  const name = nameOf(style.words, card).padEnd(nameWidth);
  const facts = `${String(cost).padStart(costWidth)} ${String(left).padStart(leftWidth)}`;
  if (number !== '')
    return `${style.bold(number.padStart(2))} ${style.bold(style.card(card, name))} ${style.bold(facts)}`;
  const text = `   ${left === 0 ? name : style.card(card, name)} ${facts}`;
  return numbers === null && left > 0 ? text : style.dim(text);
}
