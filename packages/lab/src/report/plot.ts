import { html, type Markup } from './html.ts';

/** What the script of the page draws. Seats are places in the list of strategies; -1 is nobody's. */
export type Plot = Lines | Bars;

interface Axes {
  readonly x: readonly number[];
  readonly xName: string;
  /** How a value reads: `percent` for shares from 0 to 1. */
  readonly unit: string;
  /** Whether the sign of x only says who is ahead. */
  readonly mirrored?: boolean;
  /** Plots of the same group show the same x under the pointer. */
  readonly group?: string;
}

/** A line and a band around it for each strategy. Null where there is nothing to say. */
export interface Lines extends Axes {
  readonly kind: 'lines';
  readonly series: readonly Line[];
}

export interface Line {
  readonly name: string;
  readonly seat: number;
  readonly middle: readonly (number | null)[];
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
}

/** Bars that stand on each other, the first series at the bottom. */
export interface Bars extends Axes {
  readonly kind: 'bars';
  readonly series: readonly {
    readonly name: string;
    readonly seat: number;
    readonly values: readonly number[];
  }[];
}

export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly plot: Plot;
  /** The same figures, for those who cannot see the plot and those who want the numbers. */
  readonly table: Markup;
  readonly wide?: boolean;
}

/** The place for a plot, which the script fills, and its figures as a table. */
export function figure({ id, title, note, plot, table, wide = false }: Figure): Markup {
  return html`<figure class="panel${wide ? ' wide' : ''}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${title}</h3>
<p class="note">${note}</p>
<ul class="legend">${plot.series.map(({ name, seat }) => html`<li>${mark(seat, plot.kind)}${name}</li>`)}</ul>
<div class="plot" data-plot="${id}" aria-hidden="true"></div>
<details><summary>Numbers behind this plot</summary><div class="scroll" tabindex="0" role="group" aria-labelledby="${id}-title">${table}</div></details>
</figure>`;
}

const marks: readonly Markup[] = [
  html`<circle cx="14" cy="7" r="4"/>`,
  html`<path d="M10 3h8v8h-8z"/>`,
  html`<path d="M14 2l5 5-5 5-5-5z"/>`,
  html`<path d="M14 2.5l5 8.5h-10z"/>`,
  html`<path d="M14 11.5l5-8.5h-10z"/>`,
  html`<path d="M12.5 2.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z"/>`,
];

/** The sign of a strategy: its colour, its dashes and its mark, so that no two differ by colour alone. */
export function mark(seat: number, kind: Plot['kind'] = 'lines'): Markup {
  const style = seat < 0 ? 'nobody' : `seat-${seat + 1}`;
  if (kind === 'bars' || seat < 0) return html`<i class="swatch ${style}"></i>`;
  return html`<svg class="mark ${style}" viewBox="0 0 28 14" aria-hidden="true"><path class="line" d="M0 7h28"/>${marks[seat % marks.length]}</svg>`;
}
