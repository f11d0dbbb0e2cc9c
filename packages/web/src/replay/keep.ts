import type { Table } from '@provincia/protocol';
import { ApiProblem, request } from '../api/request.ts';
import { openReplay } from '../game-link/replay-source.ts';
import { LOCAL } from './game.ts';
import { problemOf, type ReplayProblem } from './problem.ts';

/** Where a replay is, or why there is none. */
type Found = { readonly path: string } | { readonly problem: ReplayProblem };

/** A game that was pasted, if it is one. */
export async function pasted(packed: string): Promise<Found> {
  if (packed === '') return { problem: 'empty' };
  try {
    const source = await openReplay(packed);
    source.close();
    return { path: `/replay/${LOCAL}#${packed}` };
  } catch (reason) {
    return { problem: problemOf(reason) };
  }
}

/** Gives a game to the server to keep. */
export async function kept(packed: string): Promise<Found> {
  const found = await pasted(packed);
  if ('problem' in found) return found;
  try {
    const { id } = await request<Table>('POST', '/api/replays', { packed });
    return { path: `/replay/${id}` };
  } catch (reason) {
    // It can be played again: what the server does not like about it is that it has no end.
    const isRefused = reason instanceof ApiProblem && reason.code === 'packed-game';
    return { problem: isRefused ? 'unfinished' : problemOf(reason) };
  }
}
