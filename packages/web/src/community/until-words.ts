import type { Sanction } from '@provincia/protocol';
import { moment } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

/** How long something holds, to stand behind what it is; nothing for what takes no time. */
export function useUntilWords(): (sanction: Pick<Sanction, 'until'> & { readonly kind: string }) => string {
  const translation = useTranslation();
  const { say } = translation;
  return ({ kind, until }) => {
    if (!['silence', 'no-rated', 'suspension'].includes(kind)) return '';
    const words =
      until === null
        ? say('ui.community.forGood')
        : say('ui.community.until', { time: moment(translation, until) });
    return ` (${words})`;
  };
}
