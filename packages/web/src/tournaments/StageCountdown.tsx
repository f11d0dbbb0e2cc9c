import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useShown } from './tournament-context.ts';
import { countdown, stageWords } from './tournament-words.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** When it begins or ends, and how long that still is, if it is soon. */
export function StageCountdown({ behind }: { readonly behind: number }) {
  const translation = useTranslation();
  const { say } = translation;
  const page = useShown();
  const { status, kind, startsAt, endsAt } = page;
  const isArena = status === 'running' && kind === 'arena';
  const at = status === 'upcoming' ? startsAt : isArena ? endsAt : null;
  const left = useLeft(at, behind);
  if (left === null || left > DAY) return stageWords(translation, page);
  const time = countdown(left);
  if (isArena) return left > 0 ? say('ui.tournament.endsIn', { time }) : say('ui.tournament.ending');
  return left > 0 ? say('ui.tournament.startsIn', { time }) : say('ui.tournament.starting');
}

/** In milliseconds, counted down each second. */
function useLeft(at: string | null, behind: number): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (at === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? null : Date.parse(at) - now - behind;
}
