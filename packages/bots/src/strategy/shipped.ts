import { strategyTexts } from '#strategy-texts';
import { inShort } from './mistake.ts';
import { parseStrategy } from './parse.ts';
import { boughtFrom, type Strategy } from './strategy.ts';

/** The texts by id, and what has been parsed of them: to parse them all takes a tenth of a second. */
let texts: ReadonlyMap<string, string> | null = null;
const parsed = new Map<string, Strategy>();

function shippedTexts(): ReadonlyMap<string, string> {
  texts ??= new Map(strategyTexts().map(([file, text]) => [file.replace(/\.yaml$/, ''), text]));
  return texts;
}

/** The ids of the strategies that come with the program. */
export function shippedIds(): readonly string[] {
  return [...shippedTexts().keys()];
}

/** The strategy of the program with this id, parsed when it is first asked for. */
export function shippedStrategy(id: string): Strategy | undefined {
  const text = shippedTexts().get(id);
  if (text === undefined) return undefined;
  const strategy = parsed.get(id) ?? parse(id, text);
  parsed.set(id, strategy);
  return strategy;
}

/** All of them, by id. */
export function shippedStrategies(): ReadonlyMap<string, Strategy> {
  return new Map(shippedIds().map((id) => [id, shippedStrategy(id) as Strategy]));
}

/** The ids of those that find all their piles in this kingdom. */
export function shippedFor(kingdom: readonly string[]): readonly string[] {
  return shippedIds().filter((id) => shippedPiles(id).every((pile) => kingdom.includes(pile)));
}

/** The piles of a strategy as they stand in its text: the lines below "buy:", which need no parser in our own files. */
export function shippedPiles(id: string): readonly string[] {
  const buy = /^buy:\s*\n(?<lines>(?: +- .*\n)+)/m.exec(shippedTexts().get(id) ?? '')?.groups?.lines ?? '';
  return boughtFrom(Array.from(buy.matchAll(/^ +- (?<pile>[a-z-]+)/gm), ([, pile]) => pile));
}

function parse(id: string, text: string): Strategy {
  const strategy = parseStrategy(text, `strategies/${id}.yaml`);
  if (!strategy.ok) throw new Error(`${id}: ${inShort(strategy.problem)}`);
  return strategy.value;
}
