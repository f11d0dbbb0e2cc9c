import type { Card } from './grammar.ts';

/** Platinum and Colony, the kingdom by cost, then what only the first printing has. */
export const prosperity = {} satisfies Record<string, Card>;
