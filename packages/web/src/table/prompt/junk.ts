import { facts, isCardId } from '@provincia/catalog';

/** Curse, Copper and Ruins: the piles that cost nothing. */
export function isJunk(card: string): boolean {
  return isRuins(card) || isFreeBasic(card);
}

/** Curse and Copper: nobody wants these, however they came. */
export function isFreeBasic(card: string): boolean {
  return isCardId(card) && facts[card].home === 'basic' && facts[card].cost === 0;
}

export function isRuins(card: string): boolean {
  return isCardId(card) && facts[card].types.includes('ruins');
}
