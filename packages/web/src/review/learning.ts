import type { Review, ReviewedDecision, TriedLine } from '@provincia/coach/review';

/** So close to the best an answer is as good. */
const CLOSE = 0.04;

/** The decisions of a seat that somebody can learn from. */
export function questionsOf(
  { decisions }: Pick<Review, 'decisions'>,
  seat: number,
): readonly ReviewedDecision[] {
  return decisions.filter((one) => one.seat === seat && one.mark !== 'fine' && one.better !== null);
}

/** All answers whose chance is known, each once. What was played and what is better were tried in more games than the rest. */
export function answersTo({ given, better, tried }: ReviewedDecision): readonly TriedLine[] {
  const lines = [given, ...(better === null ? [] : [better]), ...tried];
  return lines.filter((line, i) => lines.findIndex((other) => isSame(line, other)) === i);
}

export function isSame(a: TriedLine, b: TriedLine): boolean {
  return keyOf(a) === keyOf(b);
}

/** An answer in short, to tell it from others. */
export function keyOf({ picks, more }: TriedLine): string {
  return [...picks.toSorted(), '|', ...more.toSorted()].join();
}

/** What was played was found to be worse; of the rest, those close to the best are as good. */
export function isRight({ given, better }: ReviewedDecision, line: TriedLine): boolean {
  if (better === null || isSame(line, better)) return true;
  return !isSame(line, given) && line.chance >= better.chance - CLOSE;
}
