import { clsx } from 'clsx';
import { Segment } from '../controls/Segment.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './BotChoice.module.css';
import { useChoices } from './choices.ts';
import { aboutLevel, levelName, useLevels } from './levels.ts';

const COUNTS = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** How many bots, and how good they are; remembered. */
export function BotChoice({ className }: { readonly className?: string }) {
  const translation = useTranslation();
  const { say } = translation;
  const { bots, level, set } = useChoices();
  const levels = useLevels();
  const options = levels.map((value) => ({ value, label: levelName(translation, value) }));
  const known = levels.includes(level) ? level : (levels.at(-1) ?? level);
  return (
    <div className={clsx(styles.choices, className)}>
      <div>
        <span className={texts.caption} aria-hidden="true">
          {say('ui.home.bots')}
        </span>
        <Segment
          className={styles.segment}
          label={say('ui.home.bots')}
          options={COUNTS}
          value={bots}
          onChange={(bots) => set({ bots })}
        />
      </div>
      <div>
        <span className={texts.caption} aria-hidden="true">
          {say('ui.home.strength')}
        </span>
        <Segment
          className={clsx(styles.segment, styles.levels)}
          label={say('ui.home.strength')}
          options={options}
          value={known}
          onChange={(level) => set({ level })}
        />
      </div>
      <p className={styles.about} aria-live="polite">
        {aboutLevel(translation, known)}
      </p>
    </div>
  );
}
