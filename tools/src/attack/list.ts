import type { Attack } from './attack.ts';
import { history } from './attacks/history.ts';
import { limits } from './attacks/limits.ts';
import { sessions } from './attacks/sessions.ts';
import { sockets } from './attacks/sockets.ts';

/** All attacks, in the order of their numbers. */
export const attacks: readonly Attack[] = [limits, sessions, sockets, history];
