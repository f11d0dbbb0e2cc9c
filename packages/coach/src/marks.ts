import type { Mark } from './review.ts';

/** What is lost counts only if it is more than luck in the imagined games. */
const CLEAR = 2.5;

/** From so much on, the worst first. */
const limits: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.08],
  ['inaccuracy', 0.04],
];

export function markOf(loss: number, error: number): Mark {
  const cost = clearLoss(loss, error);
  return limits.find(([, limit]) => cost >= limit)?.[0] ?? 'fine';
}

/** What was lost as far as it is clear; nothing where it may be chance. */
export function clearLoss(loss: number, error: number): number {
  return loss > 0 && loss >= CLEAR * error ? loss : 0;
}

/** Accuracy halves with every so much that an answer costs on the average. */
const HALVED = 0.015;

/** From 0 to 100: 100 if nothing was lost. */
export function accuracyOf(errorRate: number): number {
  return 100 * 0.5 ** (errorRate / HALVED);
}
