import { locales } from '@provincia/catalog';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

export interface Figures {
  whole(value: number): string;
  /** "53.3 %". */
  share(value: number): string;
  /** "53.3", where the sign stands nearby. */
  hundredths(value: number): string;
  average(value: number): string;
  list(words: readonly string[]): string;
}

/** Numbers and lists as the chosen language writes them. */
export function useFigures(): Figures {
  const { language } = useTranslation();
  return useMemo(() => {
    const locale = locales[language];
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const share = new Intl.NumberFormat(locale, { style: 'percent', ...decimals(1) });
    const one = new Intl.NumberFormat(locale, decimals(1));
    const two = new Intl.NumberFormat(locale, decimals(2));
    const list = new Intl.ListFormat(locale);
    return {
      whole: (value) => whole.format(value),
      share: (value) => share.format(value),
      hundredths: (value) => one.format(value * 100),
      average: (value) => two.format(value),
      list: (words) => list.format(words),
    };
  }, [language]);
}

function decimals(count: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}
