import { widthOf } from '../play/style.ts';

/** A row of a table; the first cell stands left, the others right. */
export type Row = readonly string[];

const GAP = '  ';

/** The rows as lines with their cells below each other. */
export function columns(rows: readonly Row[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  }
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const space = ' '.repeat(widths[i] - widthOf(cell));
      return i === 0 ? cell + space : space + cell;
    });
    return cells.join(GAP).trimEnd();
  });
}
