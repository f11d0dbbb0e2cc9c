import type { Hunted } from '@provincia/bots';
import { type Order, searchFor } from './order.ts';

/** A whole search: what the pool calls in each thread. */
export function searchHere(order: Order): Hunted {
  const search = searchFor(order);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}
