import type { Match } from '@provincia/arena';
import type { Entrant } from '../input/entrant.ts';

/** A match of players who are known by name. */
export interface LabMatch extends Match {
  readonly players: readonly Entrant[];
}
