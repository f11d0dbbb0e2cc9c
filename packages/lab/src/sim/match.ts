import type { Match } from '@provincia/arena';
import type { Entrant } from '../input/entrant.ts';

/** A match of players who are known by name. */
export interface LabMatch extends Omit<Match, 'players'> {
  readonly players: readonly Entrant[];
}

/** Whether bots play it that can be made in any thread, and no programs. */
export function isOfBots(match: LabMatch): match is LabMatch & Match {
  return match.players.every((player) => !('program' in player));
}
