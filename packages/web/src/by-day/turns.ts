import type { Turns } from '@provincia/protocol';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { usePersonNews } from '../api/person-news.ts';
import { request } from '../api/request.ts';

/** News may be lost, so it is looked once in this time anyway, in milliseconds; and never more often than this. */
const EVERY = 60_000;
const PAUSE = 1000;

let turns: Turns = { known: false, yours: [], theirs: [] };
const listeners = new Set<() => void>();
let isLooking = false;
let isWanted = false;

/** Asks the server, once at a time, and once more if there was news meanwhile. */
async function look(): Promise<void> {
  isWanted = true;
  if (isLooking) return;
  isLooking = true;
  while (isWanted) {
    isWanted = false;
    // Without a connection what was known stays.
    turns = await request<Turns>('GET', '/api/me/turns').catch(() => turns);
    for (const listener of listeners) listener();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  isLooking = false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => turns;

/** All running games of whoever sits before the screen that somebody waits for. */
export function useTurns(): Turns {
  return useSyncExternalStore(subscribe, current, current);
}

/** The games that wait for the player, the most urgent first, but for the one that is on the screen. */
export function useOtherTurns(table?: string): Turns['yours'] {
  return useTurns().yours.filter((game) => game.table.id !== table);
}

/** Keeps them up to date, once for the whole page: the server tells when something changes. */
export function useTurnWatch(): void {
  const [location] = useLocation();
  // Who was nobody may be somebody by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page it is looked anew
  useEffect(() => {
    void look();
  }, [location]);
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState !== 'hidden') void look();
    };
    const timer = setInterval(() => {
      if (turns.known) void look();
    }, EVERY);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, []);
  usePersonNews(
    useTurns().known,
    useCallback((news) => {
      if (news === 'connected' || news.what === 'turn') void look();
    }, []),
  );
}
