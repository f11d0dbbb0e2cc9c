import { useCallback, useEffect, useState } from 'react';
import { codeOf, type ProblemCode } from './problem-words.ts';
import { request } from './request.ts';

interface Loaded<T> {
  /** Null until it has come. */
  readonly value: T | null;
  /** Why it did not come. */
  readonly problem: ProblemCode | null;
  again(): Promise<void>;
}

/** Something that is loaded when it is first shown, again for every key, and when `again` is called. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [reply, setReply] = useState<Omit<Loaded<T>, 'again'> & { readonly key: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  const again = useCallback(async () => {
    setReply(
      await load().then(
        (value) => ({ key, value, problem: null }),
        (reason: unknown) => ({ key, value: null, problem: codeOf(reason) }),
      ),
    );
  }, [key]);
  useEffect(() => {
    void again();
  }, [again]);
  // What comes too late, after another question, is not the answer to this one.
  return reply?.key === key ? { ...reply, again } : { value: null, problem: null, again };
}

/** What the server says at a path. */
export function useReply<T>(path: string): Loaded<T> {
  return useLoaded(path, () => request<T>('GET', path));
}
