/** At most so many of the numbers from one to another, evenly spread, the first and the last among them. */
export function spreadOver(from: number, to: number, most: number): readonly number[] {
  const count = Math.max(1, Math.min(to - from + 1, most));
  if (count === 1) return [to];
  return Array.from({ length: count }, (_, i) => from + Math.round((i * (to - from)) / (count - 1)));
}
