import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useInstall } from './install.ts';

/** The page as an app of its own: at a click where the browser lets us, else by its menu. */
export function AppPart() {
  const { say } = useTranslation();
  const install = useInstall();
  const isApp = matchMedia('(display-mode: standalone)').matches;
  return (
    <Section title={say('ui.settings.app')}>
      <p className={sheet.aside}>{say('ui.settings.appHelp')}</p>
      {isApp ? (
        <p>{say('ui.settings.installed')}</p>
      ) : install === null ? (
        <p>{say('ui.settings.installByHand')}</p>
      ) : (
        <button type="button" className={buttons.gold} onClick={install}>
          {say('ui.settings.install')}
        </button>
      )}
    </Section>
  );
}
