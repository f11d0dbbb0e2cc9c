import { clsx } from 'clsx';
import { useLocation } from 'wouter';
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
  const choose = (where: () => string | null) => () => {
    set({ isNew: false });
    const place = where();
    if (place !== null) goTo(place);
  };
  return (
    <section className={styles.offer} aria-labelledby="new-here">
      <h2 id="new-here">{say('ui.home.newHere')}</h2>
      <button type="button" className={buttons.button} onClick={choose(() => '/learn')}>
        {say('ui.home.teachMe')}
      </button>
      <button type="button" className={buttons.button} onClick={choose(startFirstGame)}>
        {say('ui.home.firstGame')}
      </button>
      <button type="button" className={clsx(buttons.link, styles.known)} onClick={choose(() => null)}>
        {say('ui.home.knowsGame')}
      </button>
    </section>
  );
}
