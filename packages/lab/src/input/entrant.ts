import { readFileSync } from 'node:fs';
import { type Contestant, kingdomPiles } from '@provincia/arena';
import { parseStrategy, type Strategy, shippedStrategies, shippedStrategy } from '@provincia/bots';
import { loadMistakeWords, plain } from '@provincia/catalog';
import { Refusal } from '@provincia/command';
import { levels } from './level.ts';
import { didYouMean } from './nearest.ts';

const mistakeWords = await loadMistakeWords('en');

interface Facts {
  readonly name: string;
  /** The kingdom piles it would like to find. */
  readonly piles: readonly string[];
}

/** A contestant that is known by name. */
export type Entrant = Contestant & Facts;

/** The one that somebody named: a level, a strategy that comes with the program, or a file with one. */
export function entrantCalled(typed: string): Entrant {
  if (levels().has(typed)) return { name: `Level ${typed}`, piles: [], level: typed };
  const shipped = findShipped(typed);
  if (shipped !== undefined) return { ...factsOf(shipped), id: shipped.id };
  const text = textOf(typed);
  return { ...factsOf(parsed(text, typed)), text };
}

/** What looks like a path is one. */
const pathLike = /[/\\]|\.ya?ml$/i;

function findShipped(typed: string): Strategy | undefined {
  if (pathLike.test(typed)) return undefined;
  const wanted = plain(typed);
  const called = () => [...shippedStrategies().values()].find(({ name }) => plain(name) === wanted);
  return shippedStrategy(wanted) ?? called();
}

function factsOf(strategy: Strategy): Facts {
  return { name: strategy.name, piles: kingdomPiles(strategy) };
}

function parsed(text: string, file: string): Strategy {
  const strategy = parseStrategy(text, file);
  if (strategy.ok) return strategy.value;
  const { line, column } = strategy.problem;
  throw new Refusal(`${file}:${line}:${column}: ${mistakeWords(strategy.problem)}`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(whyUnread(file, (error as NodeJS.ErrnoException).code));
  }
}

function whyUnread(file: string, code: string | undefined): string {
  if (code === 'EISDIR') return `"${file}" is a folder, not the file of a strategy.`;
  if (code !== 'ENOENT') return `The file "${file}" cannot be read (${code}).`;
  if (pathLike.test(file)) return `There is no file "${file}".`;
  const hint =
    didYouMean(file, [...levels().keys(), ...shippedStrategies().keys()]) ||
    ' "provincia sim --help" lists them.';
  return `There is no strategy or file "${file}".${hint}`;
}
