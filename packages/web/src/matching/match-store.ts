import type { Match, MatchWish } from '@provincia/protocol';
import { create } from 'zustand';
import { named } from '../account/guest/asking.ts';
import { request } from '../api/request.ts';

interface MatchState {
  /** What the server has said last; null until it was asked. */
  readonly match: Match | null;
  /** By how much this clock is ahead of the server's, in milliseconds. */
  readonly ahead: number;
  /** Whether somebody waits no longer without having said so. */
  readonly ended: boolean;
  /** Whether it was in this tab that they came: it goes to the game, the others only say where it is. */
  readonly came: boolean;
  /** The game that they need not be told of any more. */
  readonly seen: string | null;
}

/** Whether somebody waits for others, and what has become of it. */
export const useMatch = create<MatchState>()(() => ({
  match: null,
  ahead: 0,
  ended: false,
  came: false,
  seen: null,
}));

function keep(match: Match): void {
  const before = useMatch.getState().match?.own?.state;
  const wasWaiting = before === 'waiting' || before === 'found';
  useMatch.setState(({ ended, came }) => ({
    match,
    ahead: Date.now() - Date.parse(match.now),
    ended: match.own === null && (ended || wasWaiting),
    came: came && (match.own?.state === 'found' || match.own?.state === 'matched'),
  }));
}

/** Asks anew. Without a connection what was known stays. */
export async function lookForMatch(): Promise<void> {
  await request<Match>('GET', '/api/match').then(keep, () => {});
}

export async function waitFor(wish: MatchWish): Promise<void> {
  keep(await named(() => request<Match>('PUT', '/api/match', wish)));
}

export async function comeToMatch(offer: string): Promise<void> {
  useMatch.setState({ came: true });
  await request<Match>('POST', '/api/match/come', { offer }).then(keep, () => {});
}

/** Waits no longer, and need not be told so. */
export async function leaveMatch(): Promise<void> {
  await request<Match>('DELETE', '/api/match').then(keep, () => {});
  useMatch.setState({ ended: false });
}

export function dismiss(): void {
  useMatch.setState({ ended: false });
}

export function seeGame(table: string): void {
  useMatch.setState({ seen: table });
}
