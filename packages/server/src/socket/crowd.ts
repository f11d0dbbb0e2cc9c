import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many are told at once before anybody else gets their turn: a few milliseconds' worth. */
export const AT_ONCE = 50;

/** Does something for so many at a time. Few are done at once, without waiting. */
export async function someAtATime<T>(
  all: readonly T[],
  act: (slice: readonly T[]) => void | Promise<void>,
): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) {
    if (i > 0) await nextTurn();
    const done = act(all.slice(i, i + AT_ONCE));
    if (done !== undefined) await done;
  }
}
