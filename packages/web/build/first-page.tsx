import { type Language, languages, loadTranslation, locales } from '@provincia/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { Home } from '../src/home/Home.tsx';
import { TranslationContext } from '../src/i18n/TranslationProvider.tsx';

/** The first page in each language as somebody meets it who has chosen nothing yet. */
export async function firstPages(): Promise<Readonly<Record<Language, string>>> {
  const pages = languages.map(async (language) => [language, await firstPage(language)] as const);
  return Object.fromEntries(await Promise.all(pages)) as Record<Language, string>;
}

async function firstPage(language: Language): Promise<string> {
  const translation = await loadTranslation(language);
  // The browser of somebody who speaks it.
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: [locales[language]] },
    configurable: true,
  });
  return renderToStaticMarkup(
    <TranslationContext value={translation}>
      <Router ssrPath="/">
        <Home />
      </Router>
    </TranslationContext>,
  );
}
