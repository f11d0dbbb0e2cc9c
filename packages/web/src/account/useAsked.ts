import { useCallback, useEffect, useState } from 'react';
import { request } from '../api/request.ts';
import { type Slip, slipOf } from './form/slips.ts';

interface Asked<T> {
  /** Null until it has come. */
  readonly value: T | null;
  readonly slip: Slip | null;
  again(): Promise<void>;
}

/** Something the server knows, asked for when it is first shown and when `again` is called. */
export function useAsked<T>(path: string): Asked<T> {
  const [reply, setReply] = useState<{ path: string; value: T | null; slip: Slip | null } | null>(null);
  const again = useCallback(async () => {
    const value = await request<T>('GET', path).then(
      (value) => ({ path, value, slip: null }),
      (reason: unknown) => ({ path, value: null, slip: slipOf(reason) }),
    );
    setReply(value);
  }, [path]);
  useEffect(() => {
    void again();
  }, [again]);
  // What comes too late, after another question, is not the answer to this one.
  const isAnswer = reply?.path === path;
  return { value: isAnswer ? reply.value : null, slip: isAnswer ? reply.slip : null, again };
}
