import type { KingdomWish, NewTable, Table } from '@provincia/protocol';
import { named } from '../account/guest/asking.ts';
import { ApiProblem, request } from '../api/request.ts';
import { LOCAL_LEVELS } from './levels.ts';

/** Where the table on this device finds out what to play. */
const SOLO_KEY = 'provincia-solo';
/** After this the server counts as not to be reached: who wants to play should not wait. */
const PATIENCE = 5000;
const TOO_MANY = 429;
const BROKEN = 500;

export interface BotGame {
  readonly bots: number;
  readonly level: string;
  readonly kingdom: KingdomWish;
  /** The ten of it, which the game on this device needs. */
  readonly piles: readonly string[];
}

/** Begins a game against bots and says where it is: at the server, or, if that cannot be, on this device. */
export async function startGame({ bots, level, kingdom, piles }: BotGame): Promise<string> {
  const rivals = new Array<string>(bots).fill(level);
  try {
    if (!navigator.onLine) throw unreachable();
    return await makeTable({
      seats: ['person', ...rivals.map((bot) => ({ bot }))],
      kingdom,
      access: 'link',
      rated: false,
    });
  } catch (problem) {
    if (!isServerMissing(problem)) throw problem;
    const best = LOCAL_LEVELS[LOCAL_LEVELS.length - 1];
    return startHere(
      rivals.map((one) => (LOCAL_LEVELS.includes(one) ? one : best)),
      piles,
    );
  }
}

/** Begins a game on this device against these levels and says where it is. */
export function startHere(levels: readonly string[], piles: readonly string[]): string {
  sessionStorage.setItem(SOLO_KEY, JSON.stringify({ seats: [null, ...levels], kingdom: piles }));
  return '/solo';
}

/** Makes a table and says where it is. */
export async function makeTable(wish: NewTable): Promise<string> {
  const { id } = await named(() => soon(request<Table>('POST', '/api/tables', wish)));
  return `/table/${id}`;
}

/** Forgets what was to be played, so that the unfinished game goes on. */
export function resumeSolo(): string {
  sessionStorage.removeItem(SOLO_KEY);
  return '/solo';
}

/** Whether it is the server that is missing or has enough to do, and not what was asked of it that is wrong. */
export function isServerMissing(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return false;
  return problem.offline || problem.status === TOO_MANY || problem.status >= BROKEN;
}

function soon<T>(reply: Promise<T>): Promise<T> {
  return Promise.race([
    reply,
    new Promise<never>((_, reject) => setTimeout(() => reject(unreachable()), PATIENCE)),
  ]);
}

function unreachable(): ApiProblem {
  return new ApiProblem(0, 'offline', 'There is no connection to the server.');
}
