import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Spot } from './trail.ts';

/** How far somebody is in a lesson. */
export interface Progress {
  /** Where they have been since they began, the last one is where they are; empty if they have not begun, or are through. */
  readonly trail: readonly Spot[];
  /** Whether they have ever finished it. */
  readonly isDone: boolean;
}

const untouched: Progress = { trail: [], isDone: false };

type Kept = Readonly<Record<string, Progress | undefined>>;

/** On this device, by lesson. */
const useKept = create<{ readonly lessons: Kept }>()(
  persist(() => ({ lessons: {} }), { name: 'provincia-lessons' }),
);

export function useProgress(): (id: string) => Progress {
  const { lessons } = useKept();
  return (id) => lessons[id] ?? untouched;
}

export function progressOf(id: string): Progress {
  return useKept.getState().lessons[id] ?? untouched;
}

export function keepProgress(id: string, change: Partial<Progress>): void {
  useKept.setState(({ lessons }) => ({ lessons: { ...lessons, [id]: { ...progressOf(id), ...change } } }));
}
