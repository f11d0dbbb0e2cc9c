import { Sign } from '../card/Sign.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './NeedChoice.module.css';
import { type Need, needNames, useWish } from './wish-store.ts';

/** What at least one of the ten should do. */
export function NeedChoice() {
  const { say } = useTranslation();
  const { needs, set } = useWish();
  const toggle = (need: Need) =>
    set({ needs: needs.includes(need) ? needs.filter((other) => other !== need) : [...needs, need] });
  return (
    <fieldset>
      <legend className={texts.label}>{say('ui.kingdoms.needs')}</legend>
      <div className={styles.needs}>
        {needNames.map((need) => (
          <button
            key={need}
            type="button"
            className={styles.need}
            aria-pressed={needs.includes(need)}
            onClick={() => toggle(need)}
          >
            {needs.includes(need) && <Sign name="check" />}
            {say(`ui.kingdoms.need-${need}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
