import { timeLeft } from '../../by-day/clock-words.ts';
import { timeOfDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { useNow } from '../top/clock.ts';
import { usePresence } from './usePresence.ts';

/** If the one who is asked is not there: who is waited for, since when, what can be done about it, and when; else null. */
export function useAbsence(): { readonly question: string; readonly why: string } | null {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, you, names, table } = useTable();
  const { asked, askedAt, away, clocks } = sight;
  const { presence, of } = usePresence();
  const where = asked === null || asked === you || away.includes(asked) ? undefined : of(asked);
  const isAbsent = where !== undefined && where.is !== 'here';
  const now = useNow(isAbsent);
  if (!isAbsent || presence === null || asked === null) return null;
  const name = names[asked];
  const canStandIn = you !== null && table.tournament === undefined;
  const sentences = [said(where), ...(canStandIn ? [standIn(askedAt + presence.patience - now)] : [])];
  if (clocks !== null)
    sentences.push(
      say('ui.table.clockRuns', { time: timeLeft(translation, clocks[asked] - (now - askedAt)) }),
    );
  return { question: say('ui.table.waitsFor', { names: name }), why: sentences.join(' ') };

  function said({ is, since }: NonNullable<typeof where>): string {
    if (is === 'away') return say('ui.table.isElsewhere', { name });
    if (since === null) return say('ui.table.isGone', { name });
    return say('ui.table.isGoneSince', { name, time: timeOfDay(translation, since) });
  }

  function standIn(left: number): string {
    return left > 0
      ? say('ui.table.standInLater', { time: timeLeft(translation, left) })
      : say('ui.table.standInNow');
  }
}
