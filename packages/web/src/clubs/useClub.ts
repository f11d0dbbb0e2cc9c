import type { ClubPage } from '@provincia/protocol';
import { useCallback, useEffect, useState } from 'react';
import { codeOf, type ProblemCode } from '../api/problem-words.ts';
import { request } from '../api/request.ts';

/** How often it is looked again at a club, in milliseconds: others make tables and come. */
const EVERY = 10_000;

export interface FollowedClub {
  /** Null until it has come. */
  readonly page: ClubPage | null;
  readonly problem: ProblemCode | null;
  /** How often the reader has changed it. */
  readonly changes: number;
  /** Does something with the club, and shows what has become of it. */
  change(method: 'POST' | 'PATCH' | 'DELETE', part: string, body?: unknown): Promise<void>;
  leave(): Promise<void>;
}

/** A club, anew from time to time. What was shown stays when the connection is lost. */
export function useClub(id: string): FollowedClub {
  const [page, setPage] = useState<ClubPage | null>(null);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const [changes, setChanges] = useState(0);
  const path = `/api/clubs/${id}`;
  const show = useCallback((next: ClubPage) => {
    setPage(next);
    setProblem(null);
  }, []);
  const look = useCallback(
    () => request<ClubPage>('GET', path).then(show, (reason: unknown) => setProblem(codeOf(reason))),
    [path, show],
  );
  useEffect(() => {
    setPage(null);
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void look();
    }, EVERY);
    return () => clearInterval(timer);
  }, [look]);
  const change: FollowedClub['change'] = async (method, part, body) => {
    show(await request<ClubPage>(method, `${path}${part}`, body));
    setChanges((before) => before + 1);
  };
  const leave = async () => {
    await request('POST', `${path}/leave`);
    await look();
    setChanges((before) => before + 1);
  };
  return { page, problem, changes, change, leave };
}
