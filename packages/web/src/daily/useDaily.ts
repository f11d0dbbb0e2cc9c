import type { DailyPage, DailyToday } from '@provincia/protocol';
import type { ProblemCode } from '../api/problem-words.ts';
import { request } from '../api/request.ts';
import { useLoaded, useReply } from '../api/useLoaded.ts';

interface Daily {
  readonly today: DailyToday | null;
  /** The day that is looked at. */
  readonly page: DailyPage | null;
  readonly problem: ProblemCode | null;
  again(): void;
}

/** A day with a set, and how far the reader is today; the day of today if none is named. */
export function useDaily(day: string | undefined, set: string): Daily {
  const today = useReply<DailyToday>('/api/daily');
  const shown = day ?? today.value?.day;
  const page = useLoaded(`${shown} ${set}`, async () =>
    shown === undefined ? null : request<DailyPage>('GET', `/api/daily/${shown}/${set}`),
  );
  return {
    today: today.value,
    page: page.value,
    problem: today.problem ?? page.problem,
    again: () => {
      void today.again();
      void page.again();
    },
  };
}
