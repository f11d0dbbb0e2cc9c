/** The languages of the catalog; `pt` is Brazilian Portuguese. */
export const languages = ['en', 'es', 'pt', 'de'] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  de: 'Deutsch',
};

/** The tag by which browsers and formatters know a language. */
export const locales: Readonly<Record<Language, string>> = { en: 'en', es: 'es', pt: 'pt-BR', de: 'de' };
