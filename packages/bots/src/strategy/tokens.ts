import { Mistake } from './mistake.ts';

export interface Token {
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  readonly text: string;
  /** The character of the file it begins at, and the one after its last. */
  readonly at: number;
  readonly end: number;
}

// A hyphen between letters belongs to the name: empty-piles is one word.
const pattern = /(?<number>\d+)|(?<name>[a-z_][\w]*(?:-\w+)*)|(?<symbol><=|>=|==|!=|[-<>=+*()])/iy;

const instead: Readonly<Record<string, string>> = {
  '&': 'Write "and" for it.',
  '|': 'Write "or" for it.',
  '!': 'Write "not" for it.',
  '.': 'Numbers are whole.',
  ',': 'Numbers are whole.',
};

/** The words of a condition, which is the part of `text` from `from` to `to`; the last is the end. */
export function tokensOf(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  let at = from;
  while (at < to) {
    if (/\s/.test(text[at])) {
      at++;
      continue;
    }
    pattern.lastIndex = at;
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) {
      const character = String.fromCodePoint(text.codePointAt(at) as number);
      const hint = instead[character] ?? '';
      throw new Mistake(at, `"${character}" has no meaning in a condition. ${hint}`.trimEnd());
    }
    const kind = groups.number ? 'number' : groups.name ? 'name' : 'symbol';
    const word = groups[kind];
    tokens.push({ kind, text: word, at, end: at + word.length });
    at += word.length;
  }
  const last = tokens.at(-1)?.end ?? from;
  tokens.push({ kind: 'end', text: '', at: last, end: last });
  return tokens;
}
