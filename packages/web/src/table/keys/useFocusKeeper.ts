import { useEffect, useLayoutEffect, useRef } from 'react';
import { firstIn } from './useKeys.ts';

interface Kept {
  readonly element: HTMLElement;
  readonly region: string;
  /** Its place among what can be reached by arrow keys there; -1 if it is none of these. */
  readonly place: number;
}

/** The focus moves only if what had it is gone: then to its neighbour, else to the question. */
export function useFocusKeeper(): void {
  const kept = useRef<Kept | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const region = target.closest<HTMLElement>('[data-landmark]');
      if (region === null) return;
      kept.current = {
        element: target,
        region: region.dataset.landmark as string,
        place: [...region.querySelectorAll('[data-rove]')].indexOf(target),
      };
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  useLayoutEffect(() => {
    const last = kept.current;
    if (last === null || last.element.isConnected || document.activeElement !== document.body) return;
    kept.current = null;
    const region = document.querySelector<HTMLElement>(`[data-landmark="${last.region}"]`);
    const roving = [...(region?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])];
    const neighbour = last.place < 0 ? undefined : roving[Math.min(last.place, roving.length - 1)];
    const prompt = document.querySelector<HTMLElement>('[data-landmark="prompt"]');
    const next = neighbour ?? (prompt && firstIn(prompt));
    next?.focus({ preventScroll: true });
  });
}
