import type { PlayedGame, PlayerGames } from '@provincia/protocol';
import { useState } from 'react';
import type { ProblemCode } from '../api/problem-words.ts';
import { request } from '../api/request.ts';
import { useLoaded } from '../api/useLoaded.ts';
import { useAction } from '../forms/useAction.ts';

interface Games {
  /** Null until they are known. */
  readonly games: readonly PlayedGame[] | null;
  readonly problem: ProblemCode | null;
  /** Shows older ones; null if there are none. */
  readonly more: (() => void) | null;
}

/** Finished games, the last one first, page by page, as far as the query wants them. */
export function useGames(path: string, query = ''): Games {
  const { value: first, problem: missing } = useLoaded(`${path}?${query}`, () => pageOf(path, query, null));
  const [older, setOlder] = useState<readonly PlayerGames[]>([]);
  const { problem, run } = useAction();
  const pages = first === null ? [] : [first, ...older];
  const next = pages.at(-1)?.next ?? null;
  const more = async () => {
    const page = await pageOf(path, query, next);
    setOlder((before) => [...before, page]);
  };
  return {
    games: first && pages.flatMap(({ games }) => games),
    problem: problem ?? missing,
    more: next === null ? null : () => void run(more),
  };
}

/** The server looks through so many games at a time: where it found none of these, it is asked for the next. */
async function pageOf(path: string, query: string, before: string | null): Promise<PlayerGames> {
  const search = new URLSearchParams(query);
  if (before !== null) search.set('before', before);
  const page = await request<PlayerGames>('GET', search.size === 0 ? path : `${path}?${search}`);
  return page.games.length === 0 && page.next !== null ? pageOf(path, query, page.next) : page;
}
