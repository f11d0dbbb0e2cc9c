import { LONGEST, parseCondition } from './condition.ts';
import { type Entries, MOST_CHARACTERS, type Text, type Value } from './document.ts';
import { all, type Expression, written } from './expression.ts';
import { Mistake } from './mistake.ts';
import { checkAction, checkBuyable, checkCard, isCard } from './names.ts';
import type { Line } from './strategy.ts';
import { tokensOf } from './tokens.ts';

/** The lists of a strategy: what stands in their lines, and an example of it. */
const lists = {
  buy: { check: checkBuyable, example: 'province' },
  gain: { check: checkBuyable, example: 'province' },
  trash: { check: checkCard, example: 'curse' },
  play: { check: checkAction, example: 'village' },
} as const;

export type ListName = keyof typeof lists;

export const listNames = Object.keys(lists) as ListName[];

/** The lines of a list. Those in blocks stand among the others, with the conditions of their blocks. */
export function linesOf(value: Value, key: ListName, source: string): readonly Line[] {
  return new ListReader(key, source).read(value);
}

/** More than anybody needs. */
const DEEPEST = 10;

class ListReader {
  readonly #key: ListName;
  readonly #source: string;
  /** Of the conditions of all lines in blocks. */
  #characters = 0;

  constructor(key: ListName, source: string) {
    this.#key = key;
    this.#source = source;
  }

  /** `key` stands before the list; `blocks` are the conditions of the blocks it is in, the outermost first. */
  read(list: Value, key: string = this.#key, blocks: readonly Expression[] = []): readonly Line[] {
    if (list.type !== 'list')
      throw new Mistake(list.at, 'not-a-list', { key, example: lists[this.#key].example });
    if (list.items.length === 0) throw new Mistake(list.at, 'empty-list', { key });
    return list.items.flatMap((item) => this.#item(item, blocks));
  }

  /** `card`, `card: condition`, or a block. */
  #item(item: Value, blocks: readonly Expression[]): readonly Line[] {
    if (item.type === 'text') {
      this.#check(item);
      return [this.#line(item, blocks)];
    }
    if (item.type === 'list') throw new Mistake(item.at, 'list-for-card');
    const [first, second] = item.entries;
    if (first === undefined) throw new Mistake(item.at, 'card-expected');
    if (item.entries.some(({ key }) => isOfBlock(key.text))) return this.#block(item, blocks);
    if (second !== undefined) throw new Mistake(second.key.at, 'own-line', { card: second.key.text });
    this.#check(first.key);
    return [this.#line(first.key, blocks, this.#condition(first.value, first.key.text))];
  }

  #block({ entries, at }: Entries, blocks: readonly Expression[]): readonly Line[] {
    if (blocks.length === DEEPEST) throw new Mistake(at, 'blocks-too-deep');
    const other = entries.find(({ key }) => !isOfBlock(key.text));
    if (other !== undefined) throw new Mistake(other.key.at, 'not-in-block', { key: other.key.text });
    const [when, then] = ['when', 'then'].map((word) => entries.find(({ key }) => key.text === word)?.value);
    if (when === undefined) throw new Mistake(at, 'no-when');
    if (then === undefined) throw new Mistake(at, 'no-then');
    return this.read(then, 'then', [...blocks, this.#condition(when, 'when')]);
  }

  #condition(value: Value, after: string): Expression {
    if (value.type !== 'text') throw new Mistake(value.at, 'no-condition');
    if (value.text === '') throw new Mistake(value.at, 'no-condition-after', { pile: after });
    return parseCondition(this.#source, value.from, value.to);
  }

  #line({ text: card, at }: Text, blocks: readonly Expression[], own: Expression | null = null): Line {
    const when = all(own === null ? blocks : [...blocks, own]);
    if (when !== null && blocks.length > 0) this.#checkLength(written(when), at);
    return { card, when };
  }

  /** What is written once in a block counts in every line that it stands for. */
  #checkLength(condition: string, at: number): void {
    if (tokensOf(condition, 0, condition.length).length > LONGEST)
      throw new Mistake(at, 'condition-too-long', { most: LONGEST });
    this.#characters += condition.length;
    if (this.#characters > MOST_CHARACTERS)
      throw new Mistake(at, 'blocks-too-long', { most: MOST_CHARACTERS });
  }

  #check({ text, at }: Text): void {
    const [first, second] = text.split(/\s+/, 2);
    if (second !== undefined && isCard(first)) throw new Mistake(at + first.length, 'no-colon');
    lists[this.#key].check(text, at);
  }
}

function isOfBlock(word: string): boolean {
  return word === 'when' || word === 'then';
}
