import { locales } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';

/** How numbers read in the language of the terminal. */

type Speaker = Pick<CommandTranslation, 'language' | 'say'>;

/** 16.80, or 16,80. */
export function decimal({ language }: Speaker, number: number, digits: number): string {
  return number.toLocaleString(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A share in a column of percentages: 60.1. */
export function hundredths(words: Speaker, share: number): string {
  return decimal(words, share * 100, 1);
}

/** By how much one share is more than another, in such a column: +4.2, −0.7, 0.0. */
export function difference({ language }: Speaker, share: number): string {
  const text = (share * 100).toLocaleString(locales[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return text.replace('-', '−');
}

/** A share in a sentence: 60.1%. */
export function percent({ language }: Speaker, share: number, digits = 1): string {
  return share.toLocaleString(locales[language], {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** By which the intervals are reckoned. */
export function confidence(words: Speaker): string {
  return percent(words, 0.95, 0);
}

/** How long it took. */
export function speedText(
  words: Speaker,
  run: { games: number; seconds: number; gamesPerSecond: number },
): string {
  const { games, seconds, gamesPerSecond } = run;
  return words.say('command.results.speed', {
    games,
    seconds: decimal(words, seconds, 1),
    speed: gamesPerSecond,
  });
}
