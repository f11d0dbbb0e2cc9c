const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What was begun on a day can still be finished for so long. */
const GRACE = 6 * HOUR;

/** The day by UTC, as 2026-11-17. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY;
}

/** From then on nothing of the day counts any more, and there is nothing to be kept secret. */
export function closeOf(day: string): number {
  return endOf(day) + GRACE;
}

export function dayBefore(day: string): string {
  return dayAt(endOf(day) - 2 * DAY);
}

/** As 2026-11. */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** Days in a row up to today, which can still come, and the most there ever were. */
export function streakOf(days: ReadonlySet<string>, today: string): { now: number; longest: number } {
  const lengthTo = (last: string): number => {
    let length = 0;
    for (let day = last; days.has(day); day = dayBefore(day)) length++;
    return length;
  };
  return {
    now: lengthTo(days.has(today) ? today : dayBefore(today)),
    // Only where a row ends: every day is looked at once.
    longest: [...days]
      .filter((day) => !days.has(dayAt(endOf(day))))
      .reduce((most, day) => Math.max(most, lengthTo(day)), 0),
  };
}
