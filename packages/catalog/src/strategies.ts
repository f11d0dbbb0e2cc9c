import type { Language } from './languages.ts';
import type { StrategyTexts } from './text/strategy-texts.ts';

/** Only the lab needs them, so that they are no part of a translation. */
export async function loadStrategyTexts(language: Language): Promise<StrategyTexts> {
  switch (language) {
    case 'en':
      return {};
    case 'es':
      return (await import('./text/es/strategies.ts')).strategies;
    case 'pt':
      return (await import('./text/pt/strategies.ts')).strategies;
    case 'de':
      return (await import('./text/de/strategies.ts')).strategies;
  }
}
