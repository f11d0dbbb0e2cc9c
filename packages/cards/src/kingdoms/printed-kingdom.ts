/** Ten piles that a rulebook recommends to play with. */
export interface PrintedKingdom {
  readonly id: string;
  /** English is ours, the others are as the rulebooks print them. */
  readonly title: Readonly<Partial<Record<'en' | 'es' | 'pt' | 'de', string>>> & { readonly en: string };
  /** The sets whose cards it needs, and of each the printing that has them. */
  readonly from: Readonly<Record<string, 1 | 2 | 'any'>>;
  /** Split piles are written top-bottom. */
  readonly cards: readonly string[];
  /** An eleventh pile that one of the ten asks for. */
  readonly bane?: string;
  readonly events?: readonly string[];
  readonly landmarks?: readonly string[];
}

/** A list in the words of one line. */
export function words(line: string): readonly string[] {
  return line.split(' ');
}
