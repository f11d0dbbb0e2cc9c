import type { BrowserContext } from '@playwright/test';

/** What everything that is left to chance follows from; `npm test -- --seed 3` makes it another. */
const seed = process.env.PROVINCIA_TEST_SEED ?? '1';

/** Lets nothing that happens in the pages of this person depend on chance, nor on how fast the machine is. */
export async function leaveNothingToChance(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript(seedChance, `${seed} ${name}`);
  await context.addInitScript(bePatient);
}

/** Runs in the page before its own program: random numbers are the same in every run. */
function seedChance(name: string): void {
  let state = 0;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const at of bytes.keys()) bytes[at] = next() >>> 24;
    return array;
  };
}

/**
 * Runs in the page before its own program: it waits for ever for a server that takes its time, where it would give up
 * for somebody who wants to play. Tries to reach one again, which come sooner, come as ever.
 */
function bePatient(): void {
  const LONG = 4500;
  const { setTimeout: wait } = window;
  const patient = (then: TimerHandler, time = 0, ...args: unknown[]) =>
    time > LONG ? 0 : wait(then, time, ...args);
  window.setTimeout = patient as typeof window.setTimeout;
}
