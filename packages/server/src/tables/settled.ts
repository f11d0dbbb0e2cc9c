/** What was settled before a game, as it is stored; null where the rules decide. */
export function storedChoice(settled: boolean | null | undefined): number | null {
  return settled === null || settled === undefined ? null : Number(settled);
}

export function settledChoice(stored: number | null): boolean | null {
  return stored === null ? null : stored === 1;
}
