import type { PlayedGame, PlayerGames } from '@provincia/protocol';
import { useState } from 'react';
import type { ProblemCode } from '../api/problem-words.ts';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import { useAction } from '../forms/useAction.ts';

interface Games {
  /** Null until they are known. */
  readonly games: readonly PlayedGame[] | null;
  readonly problem: ProblemCode | null;
  /** Shows older ones; null if there are none. */
  readonly more: (() => void) | null;
}

/** Finished games, the last one first, page by page. */
export function useGames(path: string): Games {
  const { value: first, problem: missing } = useReply<PlayerGames>(path);
  const [older, setOlder] = useState<readonly PlayerGames[]>([]);
  const { problem, run } = useAction();
  const pages = first === null ? [] : [first, ...older];
  const next = pages.at(-1)?.next ?? null;
  const more = async () => {
    const page = await request<PlayerGames>('GET', `${path}?${new URLSearchParams({ before: next ?? '' })}`);
    setOlder((before) => [...before, page]);
  };
  return {
    games: first && pages.flatMap(({ games }) => games),
    problem: problem ?? missing,
    more: next === null ? null : () => void run(more),
  };
}
