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

/** The same in a sentence: 60.1%. */
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
