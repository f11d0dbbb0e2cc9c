import { parseCondition } from './condition.ts';
import { readDocument, type Text, type Value } from './document.ts';
import { Mistake, problemOf, type StrategyProblem } from './mistake.ts';
import { cardsCalled, checkBuyable, checkCard, isCard, nearest } from './names.ts';
import { boughtFrom, type Line, type Strategy } from './strategy.ts';

/** A strategy, or what is wrong with its text: the first mistake, with its place. */
export type ParsedStrategy =
  | { readonly ok: true; readonly value: Strategy }
  | { readonly ok: false; readonly problem: StrategyProblem };

/** Reads a strategy from the text of a file; the file is not opened, its name is for the id. */
export function parseStrategy(text: string, file: string): ParsedStrategy {
  try {
    return { ok: true, value: strategyOf(readDocument(text), text, file) };
  } catch (mistake) {
    if (!(mistake instanceof Mistake)) throw mistake;
    return { ok: false, problem: problemOf(mistake, text) };
  }
}

const keys = ['name', 'description', 'buy', 'play'];

function strategyOf(document: Value, source: string, file: string): Strategy {
  const values = valuesOf(document);
  const { at } = document;
  const buy = listOf(required(values, 'buy', at), 'buy', 'province').map((line) => buyLine(line, source));
  return {
    id: file.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, ''),
    name: textOf(required(values, 'name', at), 'name'),
    description: values.has('description')
      ? textOf(required(values, 'description', at), 'description')
      : null,
    buy,
    gain: [],
    trash: [],
    play: values.has('play') ? actionsOf(required(values, 'play', at)) : [],
    piles: boughtFrom(buy.map(({ card }) => card)),
  };
}

function valuesOf(document: Value): ReadonlyMap<string, Value> {
  if (document.type !== 'entries') {
    throw new Mistake(document.at, 'not-a-strategy');
  }
  const values = new Map<string, Value>();
  for (const { key, value } of document.entries) {
    if (!keys.includes(key.text)) {
      const near = nearest(key.text, keys);
      if (near !== null) throw new Mistake(key.at, 'no-key-near', { key: key.text, near });
      throw new Mistake(key.at, 'no-key', { key: key.text, known: keys.join(', ') });
    }
    values.set(key.text, value);
  }
  return values;
}

function required(values: ReadonlyMap<string, Value>, key: string, at: number): Value {
  const value = values.get(key);
  if (value === undefined) throw new Mistake(at, 'key-missing', { key });
  return value;
}

function textOf(value: Value, key: string): string {
  if (value.type !== 'text' || value.text === '') throw new Mistake(value.at, 'not-a-text', { key });
  return value.text;
}

function listOf(value: Value, key: string, example: string): readonly Value[] {
  if (value.type !== 'list') throw new Mistake(value.at, 'not-a-list', { key, example });
  if (value.items.length === 0) throw new Mistake(value.at, 'empty-list', { key });
  return value.items;
}

/** `card` or `card: condition`. */
function buyLine(line: Value, source: string): Line {
  if (line.type === 'text') return { card: pileOf(line), when: null };
  if (line.type === 'list') throw new Mistake(line.at, 'list-for-card');
  const [{ key, value }, second] = line.entries;
  if (second !== undefined) throw new Mistake(second.key.at, 'own-line', { card: second.key.text });
  const pile = pileOf(key);
  if (value.type !== 'text') throw new Mistake(value.at, 'no-condition');
  if (value.text === '') throw new Mistake(value.at, 'no-condition-after', { pile });
  return { card: pile, when: parseCondition(source, value.from, value.to) };
}

function pileOf({ text, at }: Text): string {
  const [first, second] = text.split(/\s+/, 2);
  if (second !== undefined && isCard(first)) throw new Mistake(at + first.length, 'no-colon');
  checkBuyable(text, at);
  return text;
}

/** Actions, or mixed piles of them. */
function actionsOf(value: Value): Line[] {
  return listOf(value, 'play', 'village').map((item) => {
    if (item.type !== 'text') throw new Mistake(item.at, 'card-expected');
    const { text: card, at } = item;
    checkCard(card, at);
    if (!cardsCalled(card).every(({ isAction }) => isAction))
      throw new Mistake(at, 'not-an-action', { card });
    return { card, when: null };
  });
}
