import { type Language, locales } from '../languages.ts';
import type { Chance } from './found.ts';

/** How the figures of a review read: percentage points, rounded. */

interface Speaker {
  readonly language: Language;
}

/** Of a share that was gained or lost: +12, −3, 0. */
export function signedPoints({ language }: Speaker, share: number): string {
  const text = wholePoints(share).toLocaleString(locales[language], { signDisplay: 'exceptZero' });
  return text.replace('-', '−');
}

/** Never −0. */
export function wholePoints(share: number): number {
  return Math.round(share * 100) + 0;
}

/** The standard error of a share of so many games. */
export function errorOf({ chance, games }: Chance): number {
  return games === 0 ? 0 : Math.sqrt((chance * (1 - chance)) / games);
}
