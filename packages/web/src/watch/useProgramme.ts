import type { LiveTable } from '@provincia/protocol';
import { useCallback, useEffect, useState } from 'react';
import { goneOn, nothingShown, type Programme, withNews } from './programme.ts';

/** Which game is shown, of those that are played now; and what goes on to the next. */
export function useProgramme(tables: readonly LiveTable[] | null): {
  readonly shown: string | null;
  goOn(): void;
} {
  const [programme, setProgramme] = useState<Programme>(nothingShown);
  useEffect(() => {
    if (tables === null) return;
    const ids = tables.map(({ id }) => id);
    setProgramme((before) => withNews(before, ids));
  }, [tables]);
  const goOn = useCallback(() => setProgramme(goneOn), []);
  return { shown: programme.shown, goOn };
}
