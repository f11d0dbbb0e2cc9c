import { parseArgs } from 'node:util';
import type { Said } from '@provincia/catalog/command';
import { refusal } from './refusal.ts';

/** What an option was given: what was typed, which is never made a number; true if it takes no value. */
export type Value = string | true | undefined;
export type Options = Readonly<Record<string, Value>>;

export interface Args {
  /** By name, without the dashes. */
  readonly options: Options;
  /** All that is no option. */
  readonly words: readonly string[];
}

interface Known {
  /** As a help text has them: `--games <n>` takes a value, `--json` does not. */
  readonly options: readonly string[];
  /** How many words can follow; none if it is not said. */
  readonly words?: number;
  /** A sentence that helps who typed something else; usually one that names the options. */
  readonly hint?: Said;
}

/** Reads a command line, or refuses it in a sentence. */
export function readArgs(args: readonly string[], known: Known): Args {
  const { hint = listed(known.options), words = 0 } = known;
  const synopses = new Map(known.options.map((synopsis) => [nameOf(synopsis), synopsis]));
  // Not strict: its complaints are longer than a sentence.
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries([...synopses].map(([name, synopsis]) => [name, { type: typeOf(synopsis) }])),
    strict: false,
    tokens: true,
  });
  const options: Record<string, Value> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const synopsis = synopses.get(name);
    if (synopsis === undefined || rawName !== `--${name}`) {
      throw refusal('unknown-option', { option: rawName }, hint);
    }
    if (typeOf(synopsis) === 'boolean') {
      if (value !== undefined) throw refusal('takes-no-value', { option: synopsis }, hint);
    } else if (!value || (!inlineValue && value.startsWith('-'))) {
      throw refusal('value-missing', { option: synopsis }, hint);
    }
    if (Object.hasOwn(options, name)) throw refusal('option-twice', { option: rawName });
    options[name] = value ?? true;
  }
  if (positionals.length > words) {
    const unused = { words: positionals.slice(words), join: 'and', quoted: true } as const;
    throw refusal('unused-words', { words: unused }, hint);
  }
  return { options, words: positionals };
}

function nameOf(synopsis: string): string {
  return synopsis.slice('--'.length).split(' ', 1)[0];
}

function typeOf(synopsis: string): 'string' | 'boolean' {
  return synopsis.includes(' ') ? 'string' : 'boolean';
}

function listed(options: readonly string[]): Said {
  if (options.length === 0) return { code: 'no-options' };
  return { code: 'options', values: { options: options.join(', ') } };
}
