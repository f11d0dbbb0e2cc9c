import { type Language, languages } from '@provincia/catalog';
import { refusal, type Value } from '@provincia/command';

/** As every command has it. */
export const LANG = '--lang <language>';

/** The language that `--lang` asks for, or else the environment. */
export function languageOption(typed: Value, env: NodeJS.ProcessEnv): Language {
  if (typed === undefined) return languageOf(env);
  const language = ours(typed);
  if (language !== undefined) return language;
  throw refusal('lang', { languages: { words: languages, join: 'or' }, typed: String(typed) });
}

/** What seems to be asked for in arguments of which nobody knows whether they can be read. */
export function langIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
}

/** The one in which such arguments are refused. */
export function languageOfArgs(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  return ours(langIn(args)) ?? languageOf(env);
}

/** By the first of these variables that is set, as POSIX has it: "de_DE.UTF-8". English if it is none of ours. */
function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const [, locale] = /^([a-z]+)(?:[_.@-]|$)/i.exec(LC_ALL || LC_MESSAGES || LANG || '') ?? [];
  return ours(locale?.toLowerCase()) ?? 'en';
}

function ours(name: Value): Language | undefined {
  return languages.find((language) => language === name);
}
