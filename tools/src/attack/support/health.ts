import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE = 20;

/** Asks how the server is all the time while something is done. The longest time it took, in milliseconds. */
export async function slowestHealth(url: string, during: () => Promise<unknown>): Promise<number> {
  let done = false;
  let slowest = 0;
  const asking = (async () => {
    while (!done) {
      const begin = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - begin);
      await sleep(PAUSE);
    }
  })();
  try {
    await during();
  } finally {
    done = true;
    await asking;
  }
  return slowest;
}
