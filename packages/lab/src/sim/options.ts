import { MOST_GAMES, type Seating, seatings } from '@provincia/arena';
import { fillUp } from '@provincia/cards';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, type Value, wholeNumber } from '@provincia/command';
import { coloniesOption, settledKingdom } from '../input/colonies.ts';
import type { Entrant } from '../input/entrant.ts';
import { kingdomOption } from '../input/kingdom.ts';
import { didYouMean } from '../input/nearest.ts';
import { cardNames, playerName } from '../text/names.ts';

const PILES = 10;

export function gamesOption(value: Value, usual: number): number {
  return value === undefined ? usual : wholeNumber(value, '--games', { min: 1, max: MOST_GAMES });
}

export function seatsOption(value: Value = 'alternate'): Seating {
  const seating = seatings.find((name) => name === value);
  if (seating !== undefined) return seating;
  const typed = String(value);
  throw refusal(
    'seats',
    { seatings: { words: seatings, join: 'or' }, typed },
    ...didYouMean(typed, seatings),
  );
}

/** The kingdom that was named, or else one with the piles that the players name; with Platinum and Colony if they are used. */
export function kingdomFor(
  { kingdom, colonies }: Options,
  players: readonly Entrant[],
  seed: string,
  words: CommandTranslation,
): readonly string[] {
  return settledKingdom(pilesFor(kingdom, players, words), seed, coloniesOption(colonies));
}

function pilesFor(value: Value, players: readonly Entrant[], words: CommandTranslation): readonly string[] {
  if (value !== undefined) return kingdomOption(String(value), undefined, words);
  const piles = [...new Set(players.flatMap((player) => player.piles))];
  if (piles.length <= PILES) return fillUp(piles);
  const names = { words: [...new Set(players.map(({ name }) => name))], join: 'and' } as const;
  throw refusal('too-many-piles', { names, count: piles.length, most: PILES });
}

/** Piles that a player names and the kingdom has not, in a sentence for each such player. */
export function missingPiles(
  players: readonly Entrant[],
  kingdom: readonly string[],
  words: CommandTranslation,
): string[] {
  return players.flatMap(({ name, piles }) => {
    const missing = piles.filter((id) => !kingdom.includes(id));
    if (missing.length === 0) return [];
    return [words.say('ui.lab.missing', { name: playerName(words, name), cards: cardNames(words, missing) })];
  });
}
