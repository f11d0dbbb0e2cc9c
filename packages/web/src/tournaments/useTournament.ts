import type { TournamentPage } from '@provincia/protocol';
import { useCallback, useEffect, useState } from 'react';
import { usePersonNews } from '../api/person-news.ts';
import { codeOf, type ProblemCode } from '../api/problem-words.ts';
import { request } from '../api/request.ts';
import { lookForCalls } from './tournament-calls.ts';

/** How often it is looked again at a tournament that goes on, in milliseconds. */
const EVERY = 8000;

interface Followed {
  /** Null until it has come. */
  readonly page: TournamentPage | null;
  /** By how much the clock here is behind that of the server, in milliseconds. */
  readonly behind: number;
  readonly problem: ProblemCode | null;
  /** Does something with the tournament, and shows what has become of it. */
  change(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<void>;
  look(): Promise<void>;
}

/** A tournament, anew from time to time as long as it goes on. What was shown stays when the connection is lost. */
export function useTournament(id: string): Followed {
  const [page, setPage] = useState<TournamentPage | null>(null);
  const [behind, setBehind] = useState(0);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const path = `/api/tournaments/${id}`;
  const show = useCallback((next: TournamentPage) => {
    setPage(next);
    setBehind(Date.parse(next.now) - Date.now());
    setProblem(null);
  }, []);
  const look = useCallback(
    () => request<TournamentPage>('GET', path).then(show, (reason: unknown) => setProblem(codeOf(reason))),
    [path, show],
  );
  useEffect(() => {
    setPage(null);
    void look();
  }, [look]);
  const goesOn = page !== null && (page.status === 'upcoming' || page.status === 'running');
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void look();
    }, EVERY);
    return () => clearInterval(timer);
  }, [goesOn, look]);
  const hear = useCallback(
    (news: { readonly what: string } | 'connected') => {
      if (news === 'connected' || news.what === 'tournament') void look();
    },
    [look],
  );
  usePersonNews(page?.joined === true && goesOn, hear);
  const change: Followed['change'] = async (method, part, body) => {
    show(await request<TournamentPage>(method, `${path}${part}`, body));
    // Who has just joined is called from now on.
    await lookForCalls();
  };
  return { page, behind, problem, change, look };
}
