import './styles/tokens.css';
import './styles/fallbacks.css';
import './styles/base.css';
import type { Language } from '@provincia/catalog';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { translationFor } from './i18n/TranslationProvider.tsx';
import { languageOf } from './settings/chosen.ts';
import { keepInstallOffer } from './settings/install.ts';
import { useSettings } from './settings/settings.ts';

keepInstallOffer();
void begin();

/** What is seen until now stays until there is something to put in its place. */
async function begin(): Promise<void> {
  const language = chosenLanguage();
  // Without words it is up to the app what is shown.
  await translationFor(language).catch(() => undefined);
  if (chosenLanguage() === language) draw();
  else await begin();
}

/** Also one that was chosen before the program was there (first-look.ts). */
function chosenLanguage(): Language {
  const { chosen } = document.documentElement.dataset;
  if (chosen !== undefined) useSettings.getState().set({ language: chosen as Language });
  return languageOf(useSettings.getState());
}

function draw(): void {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  const { dataset } = document.documentElement;
  delete dataset.first;
  delete dataset.chosen;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
