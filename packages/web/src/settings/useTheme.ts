import { useEffect } from 'react';
import { themeOf } from './chosen.ts';
import { useSettings } from './settings.ts';

/** Sets the theme on the root: the chosen one, else the system's, also when that changes. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = themeOf({ theme });
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme]);
}
