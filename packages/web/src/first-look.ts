import { CHOICES_KEY, languageOf, SETTINGS_KEY, themeOf } from './settings/chosen.ts';
import type { Settings } from './settings/settings.ts';

/*
 * Part of the page itself, because a slow line brings it seconds before the program: it sets language and theme, has the
 * words of the language fetched together with the program, and shows somebody who is here for the first time the first page
 * as the build has drawn it (build/first-page.tsx). The program draws its own in its place, and does what was pressed or
 * chosen until then.
 */

const settings = settingsKept();
const root = document.documentElement;
root.dataset.theme = themeOf(settings);
const first = document.querySelector<HTMLTemplateElement>(`template[lang="${languageOf(settings)}"]`);
if (first !== null) {
  const words = document.createElement('link');
  words.rel = 'modulepreload';
  words.href = first.dataset.words ?? '';
  document.head.append(words);
  if (location.pathname === '/' && localStorage.getItem(CHOICES_KEY) === null) {
    root.lang = first.lang;
    root.dataset.first = '';
    document.getElementById('app')?.append(first.content);
    rememberPress();
    rememberLanguage();
  }
}
for (const template of document.querySelectorAll('template[lang]')) template.remove();

/** That somebody wants to play is kept for the program, and the button shows it. */
function rememberPress(): void {
  const button = document.querySelector<HTMLElement>('[data-part="play"]');
  const press = () => {
    if (button === null || root.dataset.first === undefined) return;
    root.dataset.pressed = 'play';
    button.ariaBusy = 'true';
    const words = button.querySelector('small');
    if (words !== null) words.textContent = button.dataset.busyWords ?? '';
  };
  button?.addEventListener('click', press);
  // As in the program: Enter plays, if it does nothing else.
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target === document.body) press();
  });
}

/** The program draws the page in a language that was chosen here. */
function rememberLanguage(): void {
  const choice = document.querySelector<HTMLSelectElement>('[data-part="language"]');
  choice?.addEventListener('change', () => {
    root.dataset.chosen = choice.value;
  });
}

function settingsKept(): Partial<Settings> {
  try {
    return (
      (JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as { state?: Partial<Settings> }).state ?? {}
    );
  } catch {
    return {};
  }
}
