import type { CatalogId } from '@provincia/catalog';
import { useSearchParams } from 'wouter';
import { KINGDOM_SIZE, pilesOf } from './piles.ts';

export interface Shelf {
  readonly piles: readonly CatalogId[];
  readonly isFull: boolean;
  put(piles: readonly CatalogId[]): void;
  /** Adds a pile if there is a place for it, or takes it away. */
  toggle(id: CatalogId): void;
}

/** The piles that were chosen. They are in the address, so that it can be shared and survives loading again. */
export function useShelf(): Shelf {
  const [params, setParams] = useSearchParams();
  const piles = pilesOf((params.get('cards') ?? '').split(','));
  const put = (next: readonly CatalogId[]) =>
    setParams(next.length === 0 ? {} : { cards: next.join(',') }, { replace: true });
  const isFull = piles.length === KINGDOM_SIZE;
  const toggle = (id: CatalogId) => {
    if (piles.includes(id)) put(piles.filter((other) => other !== id));
    else if (!isFull) put([...piles, id]);
  };
  return { piles, isFull, put, toggle };
}

/** The address of a kingdom. */
export function shelfLink(piles: readonly CatalogId[]): string {
  return `${location.origin}/kingdoms?cards=${piles.join(',')}`;
}
