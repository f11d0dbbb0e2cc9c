/** The 97.5 % point of the normal distribution: 95 % lie between its negative and it. */
export const Z = 1.959963984540054;

/**
 * Wilson's 95 % interval for the share behind `count` out of `games`. Unlike the share plus or minus its standard error
 * it is right for shares near 0 and 1 too.
 */
export function wilson(count: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = count / games;
  const weight = (Z * Z) / games;
  const centre = share + weight / 2;
  const spread = Z * Math.sqrt((share * (1 - share) + weight / 4) / games);
  const low = count === 0 ? 0 : (centre - spread) / (1 + weight);
  const high = count === games ? 1 : (centre + spread) / (1 + weight);
  return [low, high];
}
