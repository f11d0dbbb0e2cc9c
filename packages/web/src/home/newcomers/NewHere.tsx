import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useChoices } from '../choices.ts';
import { startFirstGame } from './first-game.ts';
import styles from './NewHere.module.css';

/** For those who have neither played here nor said whether they know the game: ways to learn it. */
export function NewHere() {
  const { say } = useTranslation();
  const { isNew, set } = useChoices();
  const [, goTo] = useLocation();
  if (!isNew) return null;
  const isChosen = () => set({ isNew: false });
  return (
    <section className={styles.offer} aria-labelledby="new-here">
      <h2 id="new-here">{say('ui.home.newHere')}</h2>
      <Link className={clsx(buttons.button, styles.way)} href="/learn" onClick={isChosen}>
        {say('ui.home.teachMe')}
      </Link>
      <button
        type="button"
        className={clsx(buttons.button, styles.way)}
        onClick={() => goTo(startFirstGame())}
      >
        {say('ui.home.firstGame')}
      </button>
      <button type="button" className={clsx(buttons.link, styles.known)} onClick={isChosen}>
        {say('ui.home.knowsGame')}
      </button>
    </section>
  );
}
