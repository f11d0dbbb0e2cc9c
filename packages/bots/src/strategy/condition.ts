import { Mistake } from './mistake.ts';
import { isCard, nearest } from './names.ts';
import { type Calculation, comparisons, products, sums } from './operators.ts';
import { type Quantity, quantities, quantitiesOfCards } from './quantities.ts';
import type { Condition } from './strategy.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * The condition that stands in `text` from `from` to `to`, as a function: it is put together once, here, from one small
 * function per word. The grammar, loosest first: or, and, not, one comparison, + and -, *, a minus sign, and then
 * numbers, names and parentheses.
 */
export function parseCondition(text: string, from: number, to: number): Condition {
  return new ConditionParser(text, tokensOf(text, from, to)).parse();
}

/** A part of a condition: a number or a yes-no, and the characters it stands in. */
type Part = NumberPart | TruthPart;

interface NumberPart {
  readonly type: 'number';
  readonly read: Quantity;
  readonly at: number;
  readonly end: number;
}

interface TruthPart {
  readonly type: 'truth';
  readonly read: Condition;
  readonly at: number;
  readonly end: number;
}

const words = ['and', 'or', 'not'];
const names = [...quantities.keys(), ...quantitiesOfCards.keys()];

/** More than anybody needs, and far from what the stack of the machine holds. */
const DEEPEST = 50;
const LONGEST = 500;

class ConditionParser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #place = 0;
  #depth = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  parse(): Condition {
    if (this.#tokens.length > LONGEST) {
      throw new Mistake(this.#tokens[LONGEST].at, 'condition-too-long', { most: LONGEST });
    }
    const whole = this.#or();
    const rest = this.#next;
    if (rest.text === ')') throw new Mistake(rest.at, 'nothing-open');
    if (rest.kind !== 'end') throw new Mistake(rest.at, 'not-joined', { text: rest.text });
    if (whole.type === 'number') {
      throw new Mistake(whole.at, 'only-a-number', { text: this.#words(whole) });
    }
    return whole.read;
  }

  #or(): Part {
    let left = this.#and();
    while (this.#takes('or')) {
      const a = this.#truth(left, 'or');
      const right = this.#and();
      const b = this.#truth(right, 'or');
      left = { type: 'truth', read: (view) => a(view) || b(view), at: left.at, end: right.end };
    }
    return left;
  }

  #and(): Part {
    let left = this.#not();
    while (this.#takes('and')) {
      const a = this.#truth(left, 'and');
      const right = this.#not();
      const b = this.#truth(right, 'and');
      left = { type: 'truth', read: (view) => a(view) && b(view), at: left.at, end: right.end };
    }
    return left;
  }

  #not(): Part {
    const { at } = this.#next;
    if (!this.#takes('not')) return this.#comparison();
    const part = this.#deeper(() => this.#not());
    const a = this.#truth(part, 'not');
    return { type: 'truth', read: (view) => !a(view), at, end: part.end };
  }

  #comparison(): Part {
    const left = this.#sum();
    const sign = this.#next.text;
    const comparison = comparisons.get(sign);
    if (comparison === undefined) return left;
    this.#place++;
    const a = this.#number(left, sign);
    const right = this.#sum();
    const b = this.#number(right, sign);
    const chained = this.#next;
    if (comparisons.has(chained.text)) {
      const middle = this.#words(right);
      const meant = `${this.#words(left)} ${sign} ${middle} and ${middle} ${chained.text} ...`;
      throw new Mistake(chained.at, 'chain', { meant });
    }
    return { type: 'truth', read: comparison(a, b), at: left.at, end: right.end };
  }

  #sum(): Part {
    return this.#calculation(sums, () => this.#product());
  }

  #product(): Part {
    return this.#calculation(products, () => this.#signed());
  }

  #calculation(signs: ReadonlyMap<string, Calculation>, operand: () => Part): Part {
    let left = operand();
    for (;;) {
      const sign = this.#next.text;
      const calculation = signs.get(sign);
      if (calculation === undefined) return left;
      this.#place++;
      const a = this.#number(left, sign);
      const right = operand();
      const b = this.#number(right, sign);
      left = { type: 'number', read: calculation(a, b), at: left.at, end: right.end };
    }
  }

  #signed(): Part {
    const { at } = this.#next;
    if (!this.#takes('-')) return this.#operand();
    const part = this.#deeper(() => this.#signed());
    const a = this.#number(part, '-');
    return { type: 'number', read: (view) => -a(view), at, end: part.end };
  }

  #operand(): Part {
    const token = this.#next;
    const { at, end, text, kind } = token;
    if (kind === 'number') {
      this.#place++;
      const value = Number(text);
      return { type: 'number', read: () => value, at, end };
    }
    if (this.#takes('(')) {
      const inner = this.#deeper(() => this.#or());
      return { ...inner, at, end: this.#close() };
    }
    if (kind === 'name' && !words.includes(text)) return this.#named(token);
    throw kind === 'end' ? new Mistake(at, 'operand-at-end') : new Mistake(at, 'operand', { text });
  }

  #named({ text, at, end }: Token): Part {
    this.#place++;
    const ofCard = quantitiesOfCards.get(text);
    if (ofCard !== undefined) {
      if (!this.#takes('(')) throw new Mistake(end, 'needs-card', { word: text });
      const card = this.#card();
      const read = ofCard(this.#words(card), card.at);
      return { type: 'number', read, at, end: this.#close() };
    }
    const read = quantities.get(text);
    if (read === undefined) throw unknownWord(text, at);
    if (this.#next.text === '(') throw new Mistake(this.#next.at, 'takes-no-card', { word: text });
    return { type: 'number', read, at, end };
  }

  /** Where the id of a card stands: if it is several words, they are a mistake, but one mistake. */
  #card(): { at: number; end: number } {
    const { kind, at } = this.#next;
    if (kind !== 'name') throw new Mistake(at, 'card-expected');
    while (this.#next.kind === 'name') this.#place++;
    return { at, end: this.#tokens[this.#place - 1].end };
  }

  /** Takes the closing parenthesis and gives the place after it. */
  #close(): number {
    const { at, end } = this.#next;
    if (!this.#takes(')')) throw new Mistake(at, 'not-closed');
    return end;
  }

  #truth(part: Part, word: string): Condition {
    if (part.type === 'truth') return part.read;
    throw new Mistake(part.at, 'not-a-comparison', { word, text: this.#words(part) });
  }

  #number(part: Part, sign: string): Quantity {
    if (part.type === 'number') return part.read;
    throw new Mistake(part.at, 'not-a-number', { sign, text: this.#words(part) });
  }

  get #next(): Token {
    return this.#tokens[this.#place];
  }

  #takes(text: string): boolean {
    if (this.#next.text !== text) return false;
    this.#place++;
    return true;
  }

  #deeper(parse: () => Part): Part {
    if (++this.#depth > DEEPEST) throw new Mistake(this.#next.at, 'condition-too-deep');
    const part = parse();
    this.#depth--;
    return part;
  }

  #words({ at, end }: { at: number; end: number }): string {
    return this.#text.slice(at, end).replaceAll(/\s+/g, ' ');
  }
}

function unknownWord(word: string, at: number): Mistake {
  if (isCard(word)) return new Mistake(at, 'no-word-card', { word });
  const first = names.find((known) => word.startsWith(`${known}-`));
  if (first !== undefined) {
    const meant = `${first} - ${word.slice(first.length + 1)}`;
    return new Mistake(at, 'no-word-minus', { word, meant });
  }
  const near = nearest(word, [...names, ...words]);
  return near === null
    ? new Mistake(at, 'no-word', { word, known: names.join(', ') })
    : new Mistake(at, 'no-word-near', { word, near });
}
