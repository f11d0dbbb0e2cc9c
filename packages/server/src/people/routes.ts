import type { Api } from '../http/api.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { puzzleRoutes } from '../puzzles/routes.ts';
import { accountRoutes } from './account-routes.ts';
import type { PeopleContext } from './context.ts';
import { passkeyRoutes, tokenRoutes } from './key-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { People } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Everything that can be asked about people. */
export function peopleRoutes(app: Api, context: PeopleContext): void {
  const people = new People(context);
  accountRoutes(app, context, people);
  signInRoutes(app, context, people);
  passkeyRoutes(app, context, people);
  tokenRoutes(app, context);
  playerRoutes(app, context);
  profileRoutes(app, context);
  puzzleRoutes(app, context);
}
