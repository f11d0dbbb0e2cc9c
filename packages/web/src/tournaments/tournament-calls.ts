import type { TournamentGames } from '@provincia/protocol';
import { create } from 'zustand';
import { request } from '../api/request.ts';

type Calls = TournamentGames & {
  /** The tables of games to which somebody did not want to go at once. */
  readonly later: readonly string[];
};

/** The games of tournaments that wait for who is here. Empty until it was asked for. */
export const useCalls = create<Calls>()(() => ({ games: [], entered: 0, later: [] }));

/** Asks for them anew. Without a connection nobody can go to a game anyway. */
export async function lookForCalls(): Promise<void> {
  await request<TournamentGames>('GET', '/api/me/tournaments').then(useCalls.setState, () => {});
}

export function putOff(table: string): void {
  useCalls.setState(({ later }) => ({ later: [...later, table] }));
}
