import { type Language, languages } from '@provincia/catalog';
import type { Settings } from './settings.ts';

/** Under these names the browser keeps what was chosen. */
export const SETTINGS_KEY = 'provincia-settings';
export const CHOICES_KEY = 'provincia-choices';

/** The language that was chosen, or the first of the browser's that there is. */
export function languageOf({ language }: Partial<Pick<Settings, 'language'>>): Language {
  if (language) return language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => languages.find((one) => one === tag)).find((one) => one !== undefined) ?? 'en';
}

/** The theme that was chosen, or the system's. */
export function themeOf({ theme }: Partial<Pick<Settings, 'theme'>>): 'light' | 'dark' {
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
