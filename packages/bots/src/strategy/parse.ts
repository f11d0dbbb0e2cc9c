import { readDocument, type Value } from './document.ts';
import { type ListName, linesOf, listNames } from './lines.ts';
import { Mistake, problemOf, type StrategyProblem } from './mistake.ts';
import { nearest } from './names.ts';
import { boughtFrom, type Strategy } from './strategy.ts';

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

const keys = ['name', 'description', ...listNames];

function strategyOf(document: Value, source: string, file: string): Strategy {
  const values = valuesOf(document);
  const { at } = document;
  const buy = linesOf(required(values, 'buy', at), 'buy', source);
  const optional = (key: ListName) => {
    const value = values.get(key);
    return value === undefined ? [] : linesOf(value, key, source);
  };
  const description = values.get('description');
  return {
    id: file.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, ''),
    name: textOf(required(values, 'name', at), 'name'),
    description: description === undefined ? null : textOf(description, 'description'),
    buy,
    gain: optional('gain'),
    trash: optional('trash'),
    play: optional('play'),
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
