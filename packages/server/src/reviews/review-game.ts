import type { MessagePort } from 'node:worker_threads';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Care, type Findings, kingdomOf } from '@provincia/bots';
import { coachFor, type Played, type Review } from '@provincia/coach';

/** A game to be reviewed. */
export interface ReviewTask {
  readonly played: Played;
  readonly plans: Findings;
  readonly care: Care;
  /** Where to say what is known so far. */
  readonly port: MessagePort;
}

/** How often that is said, in milliseconds. */
const OFTEN = 2000;
/** Chances are known to a hundredth at best. */
const DIGITS = 1e4;

/** The review of a whole game, packed: what the pool for reviews calls in a thread. */
export function reviewGame({ played, plans, care, port }: ReviewTask): Uint8Array {
  const { setup } = played;
  const begun = coachFor(new Map(plans), kingdomOf(setup), setup.players, care).review(played);
  if (!begun.ok) throw new RangeError(begun.problem.message);
  const reviewer = begun.value;
  let said = performance.now();
  port.postMessage(packed(reviewer.review));
  for (;;) {
    const step = reviewer.step();
    if (!step.ok) throw new RangeError(step.problem.message);
    if (!step.value) return packed(reviewer.review);
    if (performance.now() - said < OFTEN) continue;
    said = performance.now();
    port.postMessage(packed(reviewer.review));
  }
}

/** Here, so that nobody waits for it: this thread is the last to get a core. */
function packed(review: Review): Uint8Array {
  const text = JSON.stringify(review, (_, value) =>
    typeof value === 'number' ? Math.round(value * DIGITS) / DIGITS : value,
  );
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

export function unpacked(data: Uint8Array): Review {
  return JSON.parse(String(brotliDecompressSync(data)));
}
