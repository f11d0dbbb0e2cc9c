import { createTranslator } from 'use-intl/core';
import { type Language, locales } from './languages.ts';
import { reminder as de } from './text/de/reminder.ts';
import { reminder as en, type ReminderTexts } from './text/en/reminder.ts';
import { reminder as es } from './text/es/reminder.ts';
import { reminder as pt } from './text/pt/reminder.ts';

export type ReminderWords = ReturnType<typeof reminderWords>;

const texts: Readonly<Record<Language, ReminderTexts>> = { en, es, pt, de };

/** What notifications and mails say. All languages in one piece: a service worker cannot load a part of itself. */
export function reminderWords(language: Language) {
  return createTranslator({ locale: locales[language], messages: texts[language] });
}
