import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLParseError } from 'yaml';
import { Mistake } from './mistake.ts';
import type { MistakeCode } from './mistake-codes.ts';

/** A value in a YAML file: a text, a list, or entries with a key each. `at` is the character it begins at. */
export type Value =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly at: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'list'; readonly items: readonly Value[]; readonly at: number }
  | { readonly type: 'entries'; readonly entries: readonly Entry[]; readonly at: number };

export type Text = Extract<Value, { type: 'text' }>;
export type Entries = Extract<Value, { type: 'entries' }>;

interface Entry {
  readonly key: Text;
  readonly value: Value;
}

/** What a person writes is far from these; text made to exhaust the parser is not. */
export const MOST_CHARACTERS = 20_000;
const LONGEST_LINE = 500;

/** The file as nested values. All that is not a list or entries is taken as the text that stands there. */
export function readDocument(text: string): Value {
  if (text.length > MOST_CHARACTERS) throw new Mistake(0, 'too-long', { most: MOST_CHARACTERS });
  const tooLong = new RegExp(`[^\\n]{${LONGEST_LINE + 1}}`).exec(text);
  if (tooLong !== null) throw new Mistake(tooLong.index, 'line-too-long', { most: LONGEST_LINE });
  const { errors, contents } = parseDocument(text, { prettyErrors: false });
  if (errors.length > 0) throw notYaml(errors[0]);
  return readValue(contents, text, 0);
}

/** What people get wrong in YAML, by what its parser says: its codes lump it together. Of all else only the place is told. */
const yamlMistakes: readonly [says: RegExp, code: MistakeCode][] = [
  [/^Tabs/, 'yaml-tab'],
  [/^All \w+ items must start at the same column|^A block sequence|^Block scalar/, 'yaml-indent'],
  [/^Nested mappings/, 'yaml-colon'],
  [/must be unique$/, 'yaml-twice'],
  [/^Missing|end with a [\]}]$/, 'yaml-missing'],
];

function notYaml({ message, pos }: YAMLParseError): Mistake {
  const known = yamlMistakes.find(([says]) => says.test(message));
  return new Mistake(pos[0], known?.[1] ?? 'yaml');
}

/** `after` is the place for a value that is not there at all. */
function readValue(node: Node | null, source: string, after: number): Value {
  const [at, end] = node?.range ?? [after, after];
  if (node === null) return { type: 'text', text: '', at, from: at, to: at };
  if (isSeq(node)) {
    return { type: 'list', items: node.items.map((item) => readValue(item as Node | null, source, at)), at };
  }
  if (isMap(node)) {
    return {
      type: 'entries',
      entries: node.items.map(({ key, value }) => readEntry(key, value, source)),
      at,
    };
  }
  if (!isScalar(node)) throw new Mistake(at, 'reference');
  return { type: 'text', text: (node.source ?? '').trim(), at, ...insideOf(source, at, end) };
}

function readEntry(keyNode: unknown, valueNode: unknown, source: string): Entry {
  const key = readValue(keyNode as Node | null, source, 0);
  if (key.type !== 'text') throw new Mistake(key.at, 'one-word');
  return { key, value: readValue(valueNode as Node | null, source, key.to) };
}

/** Where the text itself stands, without its quotes or the sign of a block of lines. */
function insideOf(source: string, at: number, end: number): { from: number; to: number } {
  const sign = source[at];
  if (sign === '"' || sign === "'") return { from: at + 1, to: end - 1 };
  if (sign === '|' || sign === '>') return { from: source.indexOf('\n', at) + 1, to: end };
  return { from: at, to: end };
}
