import type { Translation } from '@provincia/catalog';
import type { Clock } from '@provincia/protocol';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function isByDay(clock: Clock | null): boolean {
  return clock !== null && 'days' in clock;
}

/** "10 min + 10 s per turn", "3 days per turn". */
export function clockWords({ say }: Translation, clock: Clock | null): string {
  if (clock === null) return say('ui.byDay.noClock');
  return 'days' in clock ? say('ui.byDay.dayClock', clock) : say('ui.byDay.liveClock', clock);
}

/** What it means for those who play: what it counts, and what happens when it has run out. */
export function clockRule({ say }: Translation, clock: Clock | null): string {
  if (clock === null) return say('ui.byDay.noClockHelp');
  return say(isByDay(clock) ? 'ui.byDay.dayClockHelp' : 'ui.byDay.liveClockHelp');
}

/** "2 d 5 h", "5 h 12 min", and below an hour "12:05", of so many milliseconds. */
export function timeLeft({ say }: Translation, time: number): string {
  const left = Math.max(0, Math.ceil(time / SECOND));
  if (left >= DAY) {
    return say('ui.byDay.daysHours', { days: whole(left, DAY), hours: whole(left % DAY, HOUR) });
  }
  if (left >= HOUR) {
    return say('ui.byDay.hoursMinutes', { hours: whole(left, HOUR), minutes: whole(left % HOUR, MINUTE) });
  }
  return `${whole(left, MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
}

function whole(time: number, unit: number): number {
  return Math.floor(time / unit);
}
