import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useInstall } from '../../settings/install.ts';
import { Leaf } from '../Leaf.tsx';

/** The page as an app of its own: at a click where the browser lets us, else by its menu. */
export function AppPart() {
  const { say } = useTranslation();
  const install = useInstall();
  const isApp = matchMedia('(display-mode: standalone)').matches;
  return (
    <Leaf title={say('ui.settings.app')}>
      <p className="aside">{say('ui.settings.appHelp')}</p>
      {isApp ? (
        <p>{say('ui.settings.installed')}</p>
      ) : install === null ? (
        <p>{say('ui.settings.installByHand')}</p>
      ) : (
        <button type="button" className="btn gold" onClick={install}>
          {say('ui.settings.install')}
        </button>
      )}
    </Leaf>
  );
}
