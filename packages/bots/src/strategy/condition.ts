import { type Amount, all, any, type Expression, type Sign } from './expression.ts';
import { Mistake } from './mistake.ts';
import { isCard, nearest } from './names.ts';
import { type CardQuantityName, cardQuantities, type QuantityName, quantities } from './quantities.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * The condition that stands in `text` from `from` to `to`, as data. The grammar, loosest first: or, and, not, one
 * comparison, + and -, *, a minus sign, and then numbers, names and parentheses.
 */
export function parseCondition(text: string, from: number, to: number): Expression {
  return new ConditionParser(text, tokensOf(text, from, to)).parse();
}

/** A part of a condition: a number or a yes-no, and the characters it stands in. */
type Part = NumberPart | TruthPart;

interface NumberPart {
  readonly type: 'number';
  readonly value: Amount;
  readonly at: number;
  readonly end: number;
}

interface TruthPart {
  readonly type: 'truth';
  readonly value: Expression;
  readonly at: number;
  readonly end: number;
}

/** Two signs that mean the same are one in the data. */
const comparisons: ReadonlyMap<string, Sign> = new Map([
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
  ['=', '='],
  ['==', '='],
  ['!=', '!='],
]);

type Calculation = 'sum' | 'difference' | 'product';

const sums: ReadonlyMap<string, Calculation> = new Map([
  ['+', 'sum'],
  ['-', 'difference'],
]);
const products: ReadonlyMap<string, Calculation> = new Map([['*', 'product']]);

const words = ['and', 'or', 'not'];
const names = [...Object.keys(quantities), ...Object.keys(cardQuantities)];

/** More than anybody needs, and far from what the stack of the machine holds. */
const DEEPEST = 50;
export const LONGEST = 500;

class ConditionParser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #place = 0;
  #depth = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  parse(): Expression {
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
    return whole.value;
  }

  #or(): Part {
    return this.#joined('or', any, () => this.#and());
  }

  #and(): Part {
    return this.#joined('and', all, () => this.#not());
  }

  #joined(word: string, join: typeof all, operand: () => Part): Part {
    const first = operand();
    if (this.#next.text !== word) return first;
    const parts = [this.#truth(first, word)];
    let { end } = first;
    while (this.#takes(word)) {
      const part = operand();
      parts.push(this.#truth(part, word));
      ({ end } = part);
    }
    return { type: 'truth', value: join(parts) as Expression, at: first.at, end };
  }

  #not(): Part {
    const { at } = this.#next;
    if (!this.#takes('not')) return this.#comparison();
    const part = this.#deeper(() => this.#not());
    return { type: 'truth', value: { type: 'not', of: this.#truth(part, 'not') }, at, end: part.end };
  }

  #comparison(): Part {
    const left = this.#sum();
    const { text } = this.#next;
    const sign = comparisons.get(text);
    if (sign === undefined) return left;
    this.#place++;
    const a = this.#number(left, text);
    const right = this.#sum();
    const b = this.#number(right, text);
    const chained = this.#next;
    if (comparisons.has(chained.text)) {
      const middle = this.#words(right);
      const meant = `${this.#words(left)} ${text} ${middle} and ${middle} ${chained.text} ...`;
      throw new Mistake(chained.at, 'chain', { meant });
    }
    const value: Expression = { type: 'comparison', sign, left: a, right: b };
    return { type: 'truth', value, at: left.at, end: right.end };
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
      const type = signs.get(sign);
      if (type === undefined) return left;
      this.#place++;
      const a = this.#number(left, sign);
      const right = operand();
      const b = this.#number(right, sign);
      left = { type: 'number', value: { type, left: a, right: b }, at: left.at, end: right.end };
    }
  }

  #signed(): Part {
    const { at } = this.#next;
    if (!this.#takes('-')) return this.#operand();
    const part = this.#deeper(() => this.#signed());
    return { type: 'number', value: { type: 'negative', of: this.#number(part, '-') }, at, end: part.end };
  }

  #operand(): Part {
    const token = this.#next;
    const { at, end, text, kind } = token;
    if (kind === 'number') {
      this.#place++;
      // No game comes near it, and beyond it digits would be lost.
      const value = Math.min(Number(text), Number.MAX_SAFE_INTEGER);
      return { type: 'number', value: { type: 'number', value }, at, end };
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
    if (isCardQuantity(text)) {
      if (!this.#takes('(')) throw new Mistake(end, 'needs-card', { word: text });
      const place = this.#card();
      const card = this.#words(place);
      cardQuantities[text].check(card, place.at);
      return { type: 'number', value: { type: 'of-card', name: text, card }, at, end: this.#close() };
    }
    if (!isQuantity(text)) throw unknownWord(text, at);
    if (this.#next.text === '(') throw new Mistake(this.#next.at, 'takes-no-card', { word: text });
    return { type: 'number', value: { type: 'quantity', name: text }, at, end };
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

  #truth(part: Part, word: string): Expression {
    if (part.type === 'truth') return part.value;
    throw new Mistake(part.at, 'not-a-comparison', { word, text: this.#words(part) });
  }

  #number(part: Part, sign: string): Amount {
    if (part.type === 'number') return part.value;
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

function isQuantity(word: string): word is QuantityName {
  return Object.hasOwn(quantities, word);
}

function isCardQuantity(word: string): word is CardQuantityName {
  return Object.hasOwn(cardQuantities, word);
}

function unknownWord(word: string, at: number): Mistake {
  if (isCard(word)) return new Mistake(at, 'no-word-card', { word });
  const first = names.find(
    (known) => word.startsWith(`${known}-`) && isOperand(word.slice(known.length + 1)),
  );
  if (first !== undefined) {
    const meant = `${first} - ${word.slice(first.length + 1)}`;
    return new Mistake(at, 'no-word-minus', { word, meant });
  }
  const near = nearest(word, [...names, ...words]);
  return near === null
    ? new Mistake(at, 'no-word', { word, known: names.join(', ') })
    : new Mistake(at, 'no-word-near', { word, near });
}

function isOperand(word: string): boolean {
  return /^\d+$/.test(word) || names.includes(word);
}
