import type { Card } from '@provincia/engine';
import type { Role } from './card-file.ts';

/** What a card is good for: what its file says, and what follows from what it gives. */
export function rolesOf({
  plus = {},
  roles = [],
}: Pick<Card, 'plus'> & { readonly roles?: readonly Role[] }): Role[] {
  const { cards = 0, actions = 0, buys = 0 } = plus;
  return [
    ...(actions >= 2 ? (['village'] as const) : []),
    ...(cards >= 2 ? (['draw'] as const) : []),
    ...(buys >= 1 ? (['buy'] as const) : []),
    ...roles,
  ];
}
