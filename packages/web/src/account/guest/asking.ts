import { create } from 'zustand';
import { codeOf } from '../../api/problem-words.ts';
import { ApiProblem } from '../../api/request.ts';

interface Asking {
  /** The name until now; empty for somebody who has none yet. */
  readonly name: string;
  done(): void;
  cancel(): void;
}

/** What is being asked over the page; null if nothing is. */
export const useAsking = create<{ readonly asking: Asking | null }>()(() => ({ asking: null }));

/** Asks for a name to be known by, and resolves once the server has it. */
export function askName(name = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      useAsking.setState({ asking: null });
      settle();
    };
    const cancelled = new ApiProblem(403, 'nameless', 'Choose a name first.');
    useAsking.setState({ asking: { name, done: end(resolve), cancel: end(() => reject(cancelled)) } });
  });
}

/** Does something that only those with a name can do: a guest who has none yet is asked for it, and goes on. */
export async function named<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (problem) {
    if (codeOf(problem) !== 'nameless') throw problem;
    await askName();
    return act();
  }
}
