export interface Group {
  readonly card: string;
  /** What it counts as, if that is another card. */
  readonly as: string;
  readonly count: number;
}

/** Equal cards side by side as one group; the order of what was played stays. */
export function grouped(cards: readonly string[], as: readonly string[] = cards): readonly Group[] {
  const groups: Group[] = [];
  for (const [i, card] of cards.entries()) {
    const last = groups.at(-1);
    const same = last?.card === card && last.as === as[i];
    if (same) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ card, as: as[i] ?? card, count: 1 });
  }
  return groups;
}
