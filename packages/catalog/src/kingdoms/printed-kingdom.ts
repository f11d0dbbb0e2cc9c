import type { Language } from '../languages.ts';

/** Ten piles that a rulebook recommends to play with. */
export interface PrintedKingdom {
  readonly id: string;
  /** As the rulebook of the language prints it, where there is one; else, and in English always, ours. */
  readonly title: Readonly<Record<Language, string>>;
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
