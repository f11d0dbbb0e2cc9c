import { library } from '@provincia/cards';
import type { Card } from '@provincia/engine';
import type { Given, GivenSeat } from './schema.ts';

/** Mats go by their names without the ending that they have in the engine: `island`. */
export function matNamed(name: string): `${string}-mat` {
  return `${name}-mat`;
}

/** Whether a card of this program brings such a mat, or such tokens. */
export function isMatName(name: string): boolean {
  return pilesWith((card) => hasMat(card, name)).length > 0;
}

export function isTokenName(name: string): boolean {
  return pilesWith((card) => hasTokens(card, name)).length > 0;
}

/** The same for what lies on mats that all players share. */
export function isSharedMatName(name: string): boolean {
  return pilesWith((card) => hasSharedMat(card, name)).length > 0;
}

/**
 * What lies on a mat or a pile, or is kept by a player, is there because of a card: a pile with such a card is in the game too.
 * The first that has one, if none of the kingdom has.
 */
export function bringersOf(
  { piles = {}, mats = {}, supply, trash, turn, phase, ...given }: Given,
  kingdom: readonly string[],
): string[] {
  const seats = Object.values(given).filter((one): one is GivenSeat => typeof one === 'object');
  const lists = [...seats.map(({ tokens }) => tokens), ...Object.values(piles)];
  const bringers = [
    ...seats
      .flatMap((seat) => namesOf(seat.mats, (cards) => cards.length > 0))
      .map((name) => pilesWith((card) => hasMat(card, name))),
    ...lists
      .flatMap((list) => namesOf(list, (count) => count > 0))
      .map((name) => pilesWith((card) => hasTokens(card, name))),
    ...namesOf(mats, (count) => count > 0).map((name) => pilesWith((card) => hasSharedMat(card, name))),
  ];
  return bringers.flatMap((ids) => (ids.some((id) => kingdom.includes(id)) ? [] : ids.slice(0, 1)));
}

function namesOf<T>(list: Readonly<Record<string, T>> = {}, counts: (value: T) => boolean): string[] {
  return Object.keys(list).filter((name) => counts(list[name]));
}

function pilesWith(which: (card: Card) => boolean): string[] {
  const piles = library.piles.filter(
    ({ home, kinds }) => home === 'kingdom' && kinds.some(({ card }) => which(card)),
  );
  return piles.map(({ id }) => id);
}

function hasMat({ mats = {} }: Card, name: string): boolean {
  return matNamed(name) in mats;
}

/** Those of a player, and those that lie on piles. */
function hasTokens({ counters = {}, tokens = [], startTokens = {} }: Card, name: string): boolean {
  return name in counters || tokens.includes(name) || name in startTokens;
}

function hasSharedMat({ startTokens = {} }: Card, name: string): boolean {
  return name in startTokens;
}
