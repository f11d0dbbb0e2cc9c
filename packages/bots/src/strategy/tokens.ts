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

/** What is written for signs of other languages. */
const insteadOf: Readonly<Record<string, string>> = { '&': 'and', '|': 'or', '!': 'not' };

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
    if (groups === undefined) throw unknownSign(String.fromCodePoint(text.codePointAt(at) as number), at);
    const kind = groups.number ? 'number' : groups.name ? 'name' : 'symbol';
    const word = groups[kind];
    tokens.push({ kind, text: word, at, end: at + word.length });
    at += word.length;
  }
  const last = tokens.at(-1)?.end ?? from;
  tokens.push({ kind: 'end', text: '', at: last, end: last });
  return tokens;
}

function unknownSign(sign: string, at: number): Mistake {
  if (sign === '.' || sign === ',') return new Mistake(at, 'whole-numbers', { sign });
  const instead = insteadOf[sign];
  return instead === undefined
    ? new Mistake(at, 'no-sign', { sign })
    : new Mistake(at, 'no-sign-instead', { sign, instead });
}
