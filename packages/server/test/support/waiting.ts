import { TestRunner } from 'vitest';

/** How long before its timeout a test says what it is waiting for, in milliseconds. */
const LAST_WORDS = 2000;

const waiting = new Set<() => void>();

/** Something has happened: everything that waits checks its condition. */
export function ring(): void {
  for (const look of [...waiting]) look();
}

/** Waits as long as the test has time: how busy the machine is does not matter. */
export function until(holds: () => boolean, what: string): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      waiting.delete(look);
      clearTimeout(timer);
      settle();
    };
    const look = () => {
      try {
        if (holds()) end(resolve);
      } catch (error) {
        end(() => reject(error));
      }
    };
    const timer = setTimeout(() => end(() => reject(new Error(`waited in vain for ${what}`))), timeLeft());
    waiting.add(look);
  });
}

function timeLeft(): number {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) return 2 ** 31 - 1;
  return (test.result?.startTime ?? Date.now()) + test.timeout - LAST_WORDS - Date.now();
}
