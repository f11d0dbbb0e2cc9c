import { library, needs, type Printing, type Printings, type Wishes } from '@provincia/cards';
import { plain } from '@provincia/catalog';
import type { Said } from '@provincia/catalog/command';
import { type Options, refusal, type Value, wholeNumber } from '@provincia/command';
import { didYouMeanOr } from '../input/nearest.ts';

const PILES = 10;

/** The sets that have kingdom piles, and the printings of each. */
const sets = new Map<string, Set<number>>();
for (const { set, home, editions } of library.piles) {
  if (home !== 'kingdom') continue;
  const printings = sets.get(set) ?? new Set<number>();
  for (const edition of editions) printings.add(edition);
  sets.set(set, printings);
}
export const setNames: readonly string[] = [...sets.keys()];

const printingNames: Readonly<Record<string, Printing>> = {
  1: 'first',
  first: 'first',
  2: 'second',
  second: 'second',
  both: 'both',
};

/** What the options of `provincia kingdom` ask for. */
export function wishesOf({ from, editions, attacks, need }: Options): Wishes {
  return { printings: printingsOf(from, editions), attacks: rangeOf(attacks), needs: needsOf(need) };
}

function printingsOf(from: Value, editions: Value): Printings {
  const names = from === undefined ? setNames : listed(from).map((name) => setCalled(name, '--from'));
  const printings = Object.fromEntries(names.map((name): [string, Printing] => [name, 'both']));
  for (const entry of editions === undefined ? [] : listed(editions)) {
    const [name, edition = ''] = entry.split(':');
    const set = setCalled(name, '--editions');
    if (printings[set] === undefined) throw refusal('set-not-chosen', { set });
    printings[set] = printingCalled(edition, set);
  }
  return printings;
}

function setCalled(name: string, option: string): string {
  const set = plain(name);
  if (sets.has(set)) return set;
  throw refusal('no-set', { option, name }, ...didYouMeanOr(name, setNames, thereAre(setNames)));
}

function printingCalled(edition: string, set: string): Printing {
  const printing = printingNames[plain(edition)];
  if (printing === undefined) throw refusal('edition', { set, typed: edition });
  const there = sets.get(set) as Set<number>;
  if (printing === 'second' && !there.has(2)) throw refusal('one-edition', { set });
  return printing;
}

/** `0-2`, or `2` for exactly two. */
function rangeOf(attacks: Value): Wishes['attacks'] {
  if (attacks === undefined) return { min: 0, max: PILES };
  const [low, high = low, ...more] = String(attacks).split('-');
  const limits = { min: 0, max: PILES };
  const min = wholeNumber(low, '--attacks', limits);
  const max = wholeNumber(high, '--attacks', limits);
  if (more.length > 0 || min > max) throw refusal('attacks', { typed: String(attacks) });
  return { min, max };
}

function needsOf(need: Value): string[] {
  if (need === undefined) return [];
  return listed(need).map((name) => {
    const known = plain(name);
    if (needs.includes(known)) return known;
    throw refusal('no-need', { name }, ...didYouMeanOr(name, needs, thereAre(needs)));
  });
}

function thereAre(names: readonly string[]): Said {
  return { code: 'there-are', values: { names: { words: names, join: 'and' } } };
}

function listed(value: Value): string[] {
  return String(value)
    .split(',')
    .map((part) => part.trim());
}
