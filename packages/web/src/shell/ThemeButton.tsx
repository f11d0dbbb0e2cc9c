import { clsx } from 'clsx';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useSettings } from '../settings/settings.ts';

export function ThemeButton({ className }: { readonly className?: string }) {
  const { say } = useTranslation();
  const { set } = useSettings();
  const change = () => set({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });
  return (
    <button
      type="button"
      className={clsx(buttons.icon, className)}
      aria-label={say('ui.common.theme')}
      onClick={change}
    >
      <Sign name="moon" />
    </button>
  );
}
