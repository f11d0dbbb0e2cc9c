import type { Attack } from './attack.ts';
import { awayUndo } from './attacks/away-undo.ts';
import { botsStarve } from './attacks/bots-starve.ts';
import { failover } from './attacks/failover.ts';
import { history } from './attacks/history.ts';
import { limits } from './attacks/limits.ts';
import { longImports } from './attacks/long-imports.ts';
import { peekingByUndo } from './attacks/peeking.ts';
import { sessions } from './attacks/sessions.ts';
import { silentDatabase } from './attacks/silent-database.ts';
import { slowStop } from './attacks/slow-stop.ts';
import { sockets } from './attacks/sockets.ts';
import { undoBomb } from './attacks/undo-bomb.ts';

/** All attacks, in the order of their numbers. */
export const attacks: readonly Attack[] = [
  limits,
  undoBomb,
  longImports,
  botsStarve,
  failover,
  awayUndo,
  peekingByUndo,
  sessions,
  slowStop,
  silentDatabase,
  sockets,
  history,
];
