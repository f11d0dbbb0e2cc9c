import type { SoloGame } from '../game-link/local-link.ts';

/** What somebody wished for, as an object or as JSON; to go on with the last game if it says nothing. */
export function soloGame(wish: unknown): SoloGame {
  const said = typeof wish === 'string' ? parsed(wish) : wish;
  return isGame(said) ? said : 'resume';
}

/** A new game, or another end for an old one. The worker judges the rest. */
function isGame(said: unknown): said is Exclude<SoloGame, 'resume'> {
  if (typeof said !== 'object' || said === null) return false;
  if ('packed' in said) return typeof said.packed === 'string';
  return 'seats' in said && Array.isArray(said.seats) && 'kingdom' in said && Array.isArray(said.kingdom);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
