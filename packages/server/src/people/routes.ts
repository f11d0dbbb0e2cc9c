import type { AnyRoute } from '../http/api.ts';
import { accountRoutes } from './account-routes.ts';
import type { PeopleContext } from './context.ts';
import { passkeyRoutes, tokenRoutes } from './key-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { People } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Everything that can be asked about people. */
export function peopleRoutes(context: PeopleContext): AnyRoute[] {
  const people = new People(context);
  return [
    ...accountRoutes(context, people),
    ...signInRoutes(context, people),
    ...passkeyRoutes(context, people),
    ...tokenRoutes(context),
    ...playerRoutes(context),
  ];
}
