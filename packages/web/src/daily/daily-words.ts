import { locales, setName, type Translation } from '@provincia/catalog';
import type { DailyOutcome, DailyResult } from '@provincia/protocol';

/** "All sets", or what a set is called. */
export function dailySetName(translation: Translation, set: string): string {
  return set === 'all' ? translation.say('ui.daily.allSets') : setName(translation, set);
}

/** "17 November": days are those of UTC for everybody. */
export function shortDay({ language }: Translation, day: string): string {
  return dated(language, { day: 'numeric', month: 'long' }, day);
}

/** "Tuesday, 17 November 2026". */
export function longDay({ language }: Translation, day: string): string {
  return dated(language, { dateStyle: 'full' }, day);
}

/** "November 2026", of the month of a day. */
export function monthName({ language }: Translation, day: string): string {
  return dated(language, { month: 'long', year: 'numeric' }, day);
}

function dated(language: Translation['language'], style: Intl.DateTimeFormatOptions, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { ...style, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** "won by 12 in 15 turns". */
export function resultWords(
  { say }: Translation,
  { outcome, margin, turns }: Pick<DailyResult, 'outcome' | 'margin' | 'turns'>,
): string {
  const size = Math.abs(margin);
  switch (outcome) {
    case 'won':
    case 'lost':
      return say(`ui.daily.result.${outcome}`, { margin: size, turns });
    case 'shared':
    case 'resigned':
      return say(`ui.daily.result.${outcome}`, { turns });
  }
}

export function outcomeWords({ say }: Translation, outcome: DailyOutcome): string {
  return say(`ui.daily.outcome.${outcome}`);
}

/** With a capital letter, where it stands alone. */
export function asSentence({ language }: Translation, words: string): string {
  return words.charAt(0).toLocaleUpperCase(locales[language]) + words.slice(1);
}

/** Where a day with a set is found. */
export function dailyLink(day: string, set: string): string {
  return `/daily/${day}${set === 'all' ? '' : `?set=${set}`}`;
}
