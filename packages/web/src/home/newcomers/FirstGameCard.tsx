import { useLocation } from 'wouter';
import { Field } from '../../card/Field.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { levelName } from '../levels.ts';
import styles from './FirstGameCard.module.css';
import { startFirstGame } from './first-game.ts';

/** The way into a game that explains what happens for the first time. */
export function FirstGameCard() {
  const translation = useTranslation();
  const { say } = translation;
  const [, goTo] = useLocation();
  return (
    <section className={styles.card} aria-labelledby="first-game">
      <Field id="village" className={styles.field} edge="beside" />
      <div className={styles.words}>
        <h2 id="first-game">{say('ui.home.firstGame')}</h2>
        <p>{say('ui.home.firstGameLead', { rival: levelName(translation, 'easy') })}</p>
        <button type="button" className={buttons.primary} onClick={() => goTo(startFirstGame())}>
          {say('ui.home.firstGameStart')}
        </button>
      </div>
    </section>
  );
}
