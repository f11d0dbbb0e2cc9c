import {
  asBot,
  inShort,
  type Level,
  parseStrategy,
  type Strategy,
  shippedStrategy,
  strategyBot,
} from '@provincia/bots';
import { library } from '@provincia/cards';
import type { Bot } from '@provincia/engine';
import type { Contestant, Match } from './match.ts';

type Levels = ReadonlyMap<string, Level>;

/** The bots of a match, in the order of its players; these are the levels that can be named. */
export function botsOf({ players, kingdom }: Match, levels: Levels): Bot[] {
  return players.map((player) => botOf(player, kingdom, players.length, levels));
}

/** The bot of one player, among so many on this kingdom. */
export function botOf(player: Contestant, kingdom: readonly string[], players: number, levels: Levels): Bot {
  if ('level' in player) return asBot(named(levels.get(player.level), player.level)(kingdom, players));
  return strategyBot(strategyOf(player));
}

function strategyOf(player: Exclude<Contestant, { level: string }>): Strategy {
  if ('id' in player) return named(shippedStrategy(player.id), player.id);
  const parsed = parseStrategy(player.text, 'strategy');
  if (!parsed.ok) throw new RangeError(inShort(parsed.problem));
  return parsed.value;
}

function named<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new RangeError(`there is no "${name}"`);
  return found;
}

/** The piles of the kingdom that a strategy would like to find. */
export function kingdomPiles({ piles }: Strategy): readonly string[] {
  return piles.filter((id) => library.findPile(id)?.home === 'kingdom');
}
