import type { PileView } from '@provincia/engine';
import { titleOf } from './names.ts';
import { inTableOrder, isBasic } from './order.ts';
import { padEnd, type Style, widthOf } from './style.ts';

const GAP = '  ';

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
  const columns = piles.map((column) => {
    const nameWidth = Math.max(...column.map(({ card }) => titleOf(card).length));
    const heading = style.dim(`   ${'card'.padEnd(nameWidth)} cost left`);
    const width = 3 + nameWidth + 10;
    return [heading, ...column.map((pile) => cell(pile, nameWidth, numbers, style))].map((text) =>
      padEnd(text, width),
    );
  });
  const rows = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: rows }, (_, row) => {
    const line = columns.map((column) => column[row] ?? ' '.repeat(widthOf(column[0])));
    return ` ${line.join(GAP)}`.trimEnd();
  });
}

function cell(
  { card, cost, left }: PileView,
  nameWidth: number,
  numbers: ReadonlyMap<string, string> | null,
  style: Style,
): string {
  const number = numbers?.get(card) ?? '';
  const name = titleOf(card).padEnd(nameWidth);
  const facts = `${String(cost).padStart(4)} ${String(left).padStart(4)}`;
  if (number !== '')
    return `${style.bold(number.padStart(2))} ${style.bold(style.card(card, name))} ${style.bold(facts)}`;
  const text = `   ${left === 0 ? name : style.card(card, name)} ${facts}`;
  return numbers === null && left > 0 ? text : style.dim(text);
}
