import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

function busyFor(time: number): void {
  const end = performance.now() + time;
  while (performance.now() < end);
}

test('what comes while this thread was busy is not late', async () => {
  const patience = new Patience(20, () => expect.unreachable());
  patience.renew();
  busyFor(60);
  // As when what was written meanwhile is read.
  await setImmediate();
  patience.pause();
  await setTimeout(40);
});

test('it ends once nothing has come for so long, however often something came before', async () => {
  let ends = 0;
  const ended = new Promise<void>((resolve) => {
    const patience = new Patience(20, () => {
      ends++;
      resolve();
    });
    patience.renew();
    patience.pause();
    patience.renew();
  });
  await ended;
  await setTimeout(60);
  expect(ends).toBe(1);
});

test('what was stopped does not end any more', async () => {
  const patience = new Patience(10, () => expect.unreachable());
  patience.renew();
  patience.stop();
  await setTimeout(40);
});
