import { type CatalogId, facts } from './facts.ts';

export const catalogIds = Object.keys(facts) as readonly CatalogId[];

export function isCatalogId(id: string): id is CatalogId {
  return Object.hasOwn(facts, id);
}
