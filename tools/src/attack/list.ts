import type { Attack } from './attack.ts';
import { limits } from './attacks/limits.ts';

/** All attacks, in the order of their numbers. */
export const attacks: readonly Attack[] = [limits];
