import { readFileSync } from 'node:fs';
import { type Contestant, kingdomPiles } from '@provincia/arena';
import { parseStrategy, type Strategy, shippedStrategies, shippedStrategy } from '@provincia/bots';
import { plain } from '@provincia/catalog';
import { type Refusal, refusal } from '@provincia/command';
import { type ProgramCall, programCalled } from '../programs/call.ts';
import { levelName } from '../text/names.ts';
import { levels } from './level.ts';
import { didYouMeanOr } from './nearest.ts';

interface Facts {
  readonly name: string;
  /** The kingdom piles it would like to find. */
  readonly piles: readonly string[];
}

/** Who plays and is known by name: a contestant of the arena, or a program of its own. */
export type Entrant = (Contestant | { readonly program: ProgramCall }) & Facts;

/** The one that somebody named: a level, a strategy that comes with the program, a file with one, or a program. */
export function entrantCalled(typed: string): Entrant {
  if (levels().has(typed)) return { name: levelName(typed), piles: [], level: typed };
  const shipped = findShipped(typed);
  if (shipped !== undefined) return { ...factsOf(shipped), id: shipped.id };
  const program = programCalled(typed);
  if (program !== null) return { name: program.name, piles: [], program: program.call };
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
  const { line, column, ...mistake } = strategy.problem;
  throw refusal('strategy', { place: `${file}:${line}:${column}`, mistake });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw whyUnread(file, (error as NodeJS.ErrnoException).code);
  }
}

function whyUnread(name: string, reason = ''): Refusal {
  if (reason === 'EISDIR') return refusal('is-folder', { name });
  if (reason !== 'ENOENT') return refusal('file-unreadable', { name, reason });
  if (pathLike.test(name)) return refusal('no-file', { name });
  const known = [...levels().keys(), ...shippedStrategies().keys()];
  return refusal('no-strategy', { name }, ...didYouMeanOr(name, known, { code: 'list-strategies' }));
}
