import { languageNames, languages } from '@provincia/catalog';
import { Link, useRoute } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { languageOf, useSettings } from '../settings/settings.ts';
import { Logo } from './Brand.tsx';

const places = [
  ['/', 'play'],
  ['/kingdoms', 'kingdoms'],
  ['/lab', 'lab'],
  ['/replays', 'replays'],
  ['/cards', 'cards'],
] as const;

/** The head of every page but the table: where one is, language, theme, account. */
export function TopBar() {
  const { say } = useTranslation();
  return (
    <header className="htop">
      <a className="skip" href="#content">
        {say('ui.common.skip')}
      </a>
      <Link href="/" className="brand">
        <Logo />
        <span>Provincia</span>
      </Link>
      <nav aria-label={say('ui.common.menu')}>
        {places.map(([path, name]) => (
          <Place key={path} path={path} name={say(`ui.common.${name}`)} />
        ))}
      </nav>
      <div className="tools">
        <LanguageChoice />
        <ThemeButton />
        <Link href="/account" className="iconbtn" aria-label={say('ui.common.account')}>
          <Sign name="person" />
        </Link>
        <Link href="/settings" className="iconbtn" aria-label={say('ui.common.settings')}>
          <Sign name="menu" />
        </Link>
      </div>
    </header>
  );
}

function Place({ path, name }: { readonly path: string; readonly name: string }) {
  const [here] = useRoute(path);
  return (
    <Link href={path} {...(here ? { 'aria-current': 'page' as const } : {})}>
      {name}
    </Link>
  );
}

/** Switched without loading the page again. */
export function LanguageChoice() {
  const { say } = useTranslation();
  const { set } = useSettings();
  const language = useSettings(languageOf);
  return (
    <label className="lang">
      <Sign name="globe" />
      <span className="sr">{say('ui.common.language')}</span>
      <select value={language} onChange={({ target }) => set({ language: target.value as typeof language })}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemeButton() {
  const { say } = useTranslation();
  const { set } = useSettings();
  const change = () => set({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });
  return (
    <button type="button" className="iconbtn theme" aria-label={say('ui.common.theme')} onClick={change}>
      <Sign name="moon" />
    </button>
  );
}
