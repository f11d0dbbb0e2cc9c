import type { CardType } from '@provincia/catalog';

/** The types that colour a card. */
export type Tincture = Exclude<CardType, 'looter' | 'knight'>;

const absorbers: readonly CardType[] = ['attack', 'ruins', 'knight', 'duration'];

/** One for a whole field, two for a field split per pale. Attack, Ruins, Knight and Duration absorb Action. */
export function tincturesOf(types: readonly CardType[]): readonly Tincture[] {
  const absorbed = types.some((type) => absorbers.includes(type));
  return types.filter(isTincture).filter((type) => type !== 'action' || !absorbed);
}

/** What the clasp shows: the types that colour the card, and the helm of a Knight. */
export function claspSigns(types: readonly CardType[]): readonly (Tincture | 'knight')[] {
  const tinctures = tincturesOf(types);
  return types.includes('knight') ? [...tinctures, 'knight'] : tinctures;
}

function isTincture(type: CardType): type is Tincture {
  return type !== 'looter' && type !== 'knight';
}
