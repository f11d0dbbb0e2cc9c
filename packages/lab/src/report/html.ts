/** A piece of the page. Everything else that is put into one is text and gets escaped. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Piece = Markup | string | number | readonly Markup[];

export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.reduce((source, part, i) => source + sourceOf(pieces[i - 1]) + part));
}

function sourceOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.source;
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return piece.map(({ source }) => source).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}

/** For a script of type application/json: what would end it or begin a comment is written as an escape of JSON. */
export function json(data: unknown): Markup {
  return new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'));
}

/** "12,345" */
export function whole(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 0 });
}

/** "17.4", with a real minus sign. */
export function decimal(value: number, digits = 1): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

/** "95.5%". */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** "1 game", "10,000 games". */
export function plural(count: number, noun: string): string {
  return `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
}
