import type { Language } from '../languages.ts';
import { coach as deCoach } from './de/coach.ts';
import { command as deCommand } from './de/command/index.ts';
import { words as de } from './de/index.ts';
import { mistakes as deMistakes } from './de/mistakes.ts';
import { reminder as deReminder } from './de/reminder.ts';
import { teaching as deTeaching } from './de/teaching.ts';
import { coach as enCoach } from './en/coach.ts';
import { command as enCommand } from './en/command/index.ts';
import { words as en } from './en/index.ts';
import { mistakes as enMistakes } from './en/mistakes.ts';
import { reminder as enReminder } from './en/reminder.ts';
import { teaching as enTeaching } from './en/teaching.ts';
import { coach as esCoach } from './es/coach.ts';
import { command as esCommand } from './es/command/index.ts';
import { words as es } from './es/index.ts';
import { mistakes as esMistakes } from './es/mistakes.ts';
import { reminder as esReminder } from './es/reminder.ts';
import { teaching as esTeaching } from './es/teaching.ts';
import { coach as ptCoach } from './pt/coach.ts';
import { command as ptCommand } from './pt/command/index.ts';
import { words as pt } from './pt/index.ts';
import { mistakes as ptMistakes } from './pt/mistakes.ts';
import { reminder as ptReminder } from './pt/reminder.ts';
import { teaching as ptTeaching } from './pt/teaching.ts';
import type { WordTable } from './word-table.ts';

/** All words of each language, also those that are loaded by themselves. */
export const wordsOf: Readonly<Record<Language, WordTable>> = {
  en: {
    ...en,
    coach: enCoach,
    command: enCommand,
    mistakes: enMistakes,
    reminder: enReminder,
    teaching: enTeaching,
  },
  es: {
    ...es,
    coach: esCoach,
    command: esCommand,
    mistakes: esMistakes,
    reminder: esReminder,
    teaching: esTeaching,
  },
  pt: {
    ...pt,
    coach: ptCoach,
    command: ptCommand,
    mistakes: ptMistakes,
    reminder: ptReminder,
    teaching: ptTeaching,
  },
  de: {
    ...de,
    coach: deCoach,
    command: deCommand,
    mistakes: deMistakes,
    reminder: deReminder,
    teaching: deTeaching,
  },
};
