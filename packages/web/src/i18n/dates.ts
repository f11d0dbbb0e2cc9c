import { locales, type Translation } from '@provincia/catalog';

/** "3 Mar 2026", as the language writes it. */
export function day({ language }: Translation, time: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(new Date(time));
}

/** With hours and minutes. */
export function moment({ language }: Translation, time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(time));
}
