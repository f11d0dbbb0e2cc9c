import { languageNames, languages } from '@provincia/catalog';
import { clsx } from 'clsx';
import { Sign } from '../card/Sign.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { languageOf } from '../settings/chosen.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './LanguageChoice.module.css';

/** Switched without loading the page again. */
export function LanguageChoice({ className }: { readonly className?: string }) {
  const { say } = useTranslation();
  const { set } = useSettings();
  const language = useSettings(languageOf);
  return (
    <label className={clsx(styles.language, className)}>
      <Sign name="globe" />
      <span className={texts.spoken}>{say('ui.common.language')}</span>
      <select
        data-part="language"
        value={language}
        onChange={({ target }) => set({ language: target.value as typeof language })}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
