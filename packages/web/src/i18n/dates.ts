import { locales, type Translation } from '@provincia/catalog';

/** "3 Mar 2026", as the language writes it. */
export function day({ language }: Translation, time: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(new Date(time));
}

/** "3 Mar", where the year goes without saying. */
export function dayOfYear({ language }: Translation, time: string): string {
  return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short' }).format(
    new Date(time),
  );
}

/** With hours and minutes. */
export function moment({ language }: Translation, time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(time));
}

/** "14:05" for today, else with the day before it. */
export function timeOfDay({ language }: Translation, time: number): string {
  const then = new Date(time);
  const isToday = then.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ dateStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locales[language], { ...day, timeStyle: 'short' }).format(then);
}
