import type { PlayedGame, PlayerGames } from '@provincia/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ApiProblem, request } from '../api/request.ts';

interface MyGames {
  /** Null until they are known. */
  readonly games: readonly PlayedGame[] | null;
  readonly isOffline: boolean;
  /** Shows older ones; null if there are none. */
  readonly more: (() => void) | null;
}

/** The games that one has finished at the server, the last one first. */
export function useMyGames(): MyGames {
  const [games, setGames] = useState<readonly PlayedGame[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [isOffline, setOffline] = useState(false);
  const load = useCallback(async (before: string | null) => {
    const query = before === null ? '' : `?${new URLSearchParams({ before })}`;
    try {
      const page = await request<PlayerGames>('GET', `/api/me/games${query}`);
      setGames((known) => [...(before === null ? [] : (known ?? [])), ...page.games]);
      setNext(page.next);
    } catch (reason) {
      // Who has done nothing here yet is not known, and has no games.
      const isStranger = reason instanceof ApiProblem && reason.status === 401;
      setOffline(!isStranger);
      setGames((known) => known ?? []);
    }
  }, []);
  useEffect(() => {
    void load(null);
  }, [load]);
  return { games, isOffline, more: next === null ? null : () => void load(next) };
}
