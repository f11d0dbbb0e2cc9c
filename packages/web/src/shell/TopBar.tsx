import { Link, useRoute } from 'wouter';
import { TurnCount } from '../by-day/TurnCount.tsx';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { Logo } from '../controls/Logo.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import styles from './TopBar.module.css';

const places = [
  ['/', 'play'],
  ['/learn', 'learn'],
  ['/community', 'community'],
  ['/kingdoms', 'kingdoms'],
  ['/lab', 'lab'],
  ['/puzzles', 'puzzles'],
  ['/replays', 'replays'],
  ['/cards', 'cards'],
] as const;

/** The head of every page but the table: where you are, language, theme, account. */
export function TopBar() {
  const { say } = useTranslation();
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#content">
        {say('ui.common.skip')}
      </a>
      <Link href="/" className={styles.brand}>
        <Logo className={styles.logo} />
        <span>Provincia</span>
      </Link>
      <nav aria-label={say('ui.common.menu')}>
        {places.map(([path, name]) => (
          <Place key={path} path={path} name={say(`ui.common.${name}`)} />
        ))}
      </nav>
      <div className={styles.tools}>
        <TurnCount />
        <LanguageChoice className={styles.language} />
        <ThemeButton className={styles.theme} />
        <Link href="/account" className={buttons.icon} aria-label={say('ui.common.account')}>
          <Sign name="person" />
        </Link>
        <Link href="/settings" className={buttons.icon} aria-label={say('ui.common.settings')}>
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
