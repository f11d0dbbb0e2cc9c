import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Sets the theme on the root: the chosen one, else the system's, also when that changes. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const chosen = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
      document.documentElement.dataset.theme = chosen;
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme]);
}
