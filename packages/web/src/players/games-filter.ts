import type { GamesQuery } from '@provincia/protocol';

/** What the address of a player's page says of the games that are wanted; days as the visitor's calendar has them. */
export interface GamesFilter extends Pick<GamesQuery, 'kind' | 'rated' | 'result' | 'opponent' | 'card'> {
  readonly players?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const FIELDS = ['kind', 'rated', 'players', 'result', 'opponent', 'card', 'from', 'to'] as const;

export function filterIn(search: URLSearchParams): GamesFilter {
  const entries = FIELDS.flatMap((field) => {
    const value = search.get(field);
    return value === null || value === '' ? [] : [[field, value]];
  });
  return Object.fromEntries(entries);
}

export function isEmpty(filter: GamesFilter): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

/** The same for an address; what is not wanted is left out. */
export function searchOf(filter: GamesFilter): URLSearchParams {
  const entries = FIELDS.flatMap((field) => {
    const value = filter[field];
    return value === undefined ? [] : [[field, value]];
  });
  return new URLSearchParams(entries);
}

/** What the server is asked. */
export function queryOf({ from, to, ...filter }: GamesFilter): URLSearchParams {
  const query = searchOf(filter);
  if (from !== undefined) query.set('since', midnight(from, 0));
  // The last day belongs to it.
  if (to !== undefined) query.set('until', midnight(to, 1));
  return query;
}

/** The beginning of a day, or of one some days later, where the visitor is. What is no day is left for the server to refuse. */
function midnight(date: string, later: number): string {
  const at = new Date(`${date}T00:00`);
  at.setDate(at.getDate() + later);
  return Number.isNaN(at.getTime()) ? date : at.toISOString();
}
