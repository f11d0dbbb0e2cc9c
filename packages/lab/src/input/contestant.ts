import { readFileSync } from 'node:fs';
import { asBot, parseStrategy, type Strategy, shippedStrategies, strategyBot } from '@provincia/bots';
import { library } from '@provincia/cards';
import { plain } from '@provincia/catalog';
import type { Bot } from '@provincia/engine';
import { levelCalled, levels } from './level.ts';
import { didYouMean } from './nearest.ts';
import { Refusal } from './refusal.ts';

/** Who plays: plain data, from which any thread can make the bot. */
export interface Contestant {
  readonly name: string;
  /** The kingdom piles it would like to find. */
  readonly piles: readonly string[];
  readonly source:
    | { readonly id: string }
    | { readonly level: string }
    | { readonly file: string; readonly text: string };
}

/** The contestant that somebody named: a level, a strategy that comes with the program, or a file with one. */
export function contestantCalled(typed: string): Contestant {
  if (levels().has(typed)) return { name: `Level ${typed}`, piles: [], source: { level: typed } };
  const shipped = findShipped(typed);
  if (shipped !== undefined) return { ...factsOf(shipped), source: { id: shipped.id } };
  const text = textOf(typed);
  return { ...factsOf(parsed(text, typed)), source: { file: typed, text } };
}

/** The bot for a game with this kingdom and so many players, on which a level depends. */
export function botOf({ source }: Contestant, kingdom: readonly string[], players: number): Bot {
  if ('level' in source) return asBot(levelCalled(source.level)(kingdom, players));
  if ('id' in source) return strategyBot(shippedStrategies().get(source.id) as Strategy);
  return strategyBot(parsed(source.text, source.file));
}

/** What looks like a path is one. */
const pathLike = /[/\\]|\.ya?ml$/i;

function findShipped(typed: string): Strategy | undefined {
  if (pathLike.test(typed)) return undefined;
  const wanted = plain(typed);
  const all = shippedStrategies();
  return all.get(wanted) ?? [...all.values()].find(({ name }) => plain(name) === wanted);
}

function factsOf({ name, piles }: Strategy): Pick<Contestant, 'name' | 'piles'> {
  return { name, piles: piles.filter((id) => library.findPile(id)?.home === 'kingdom') };
}

function parsed(text: string, file: string): Strategy {
  const strategy = parseStrategy(text, file);
  if (!strategy.ok) throw new Refusal(strategy.problem.message);
  return strategy.value;
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
