import type { CardId } from '@provincia/catalog';
import { useSearchParams } from 'wouter';
import { KINGDOM_SIZE, pilesOf } from './piles.ts';

export interface Shelf {
  readonly piles: readonly CardId[];
  readonly isFull: boolean;
  put(piles: readonly CardId[]): void;
  /** Adds a pile if there is a place for it, or takes it away. */
  toggle(id: CardId): void;
}

/** The piles that were chosen. They are in the address, so that it can be shared and survives loading again. */
export function useShelf(): Shelf {
  const [params, setParams] = useSearchParams();
  return shelfWith(pilesOf((params.get('cards') ?? '').split(',')), (next) =>
    setParams(next.length === 0 ? {} : { cards: next.join(',') }, { replace: true }),
  );
}

/** A shelf for piles that are kept elsewhere. */
export function shelfWith(piles: readonly CardId[], put: Shelf['put']): Shelf {
  const isFull = piles.length === KINGDOM_SIZE;
  const toggle = (id: CardId) => {
    if (piles.includes(id)) put(piles.filter((other) => other !== id));
    else if (!isFull) put([...piles, id]);
  };
  return { piles, isFull, put, toggle };
}

/** The address of a kingdom. */
export function shelfLink(piles: readonly CardId[]): string {
  return `${location.origin}/kingdoms?cards=${piles.join(',')}`;
}
