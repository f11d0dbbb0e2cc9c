import { type Language, locales } from '@provincia/catalog';
import type { TriedLine } from '@provincia/coach/review';
import { plain, signed } from '../i18n/numbers.ts';

type Tried = Pick<TriedLine, 'chance' | 'games'>;

/** A chance as people write it: "42%", "42 %". */
export function percent(language: Language, chance: number): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent' }).format(chance);
}

/** The chance of an answer that was tried, with the standard error of that many games: "42% ± 1". */
export function triedChance(language: Language, { chance, games }: Tried): string {
  return `${percent(language, chance)} ± ${errorOf(Math.sqrt((chance * (1 - chance)) / games))}`;
}

/** A change of a chance in percentage points, with its sign. */
export function pointsOf(change: number): string {
  return signed(rounded(change));
}

/** The size of an error in percentage points. What is there is never nothing. */
export function errorOf(error: number): string {
  return plain(error === 0 ? 0 : Math.max(1, rounded(error)));
}

function rounded(share: number): number {
  // Without the minus that a zero may have.
  return Math.round(100 * share) + 0;
}
