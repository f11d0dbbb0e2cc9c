import type { DailyToday } from '@provincia/protocol';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { outcomeWords } from './daily-words.ts';

/** To the daily kingdom, with how far one is today. */
export function DailyWay({ className }: { readonly className: string }) {
  const translation = useTranslation();
  const { say } = translation;
  const { value } = useReply<DailyToday>('/api/daily');
  const begun = value?.sets.filter(({ state }) => state === 'running' || state === 'counted') ?? [];
  const counted = begun.find(({ outcome }) => outcome !== null);
  const state =
    counted?.outcome != null
      ? outcomeWords(translation, counted.outcome)
      : begun.length > 0
        ? say('ui.daily.running')
        : null;
  return (
    <Link className={className} href="/daily">
      <Sign name="sun" />
      {say('ui.daily.title')}
      {state !== null && `: ${state}`}
    </Link>
  );
}
