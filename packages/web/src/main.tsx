import './styles/tokens.css';
import './styles/fallbacks.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { translationFor } from './i18n/TranslationProvider.tsx';
import { languageOf } from './settings/chosen.ts';
import { keepInstallOffer } from './settings/install.ts';
import { useSettings } from './settings/settings.ts';

keepInstallOffer();
// What is seen until now stays until there is something to put in its place.
void translationFor(languageOf(useSettings.getState())).finally(draw);

function draw(): void {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  delete document.documentElement.dataset.first;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
