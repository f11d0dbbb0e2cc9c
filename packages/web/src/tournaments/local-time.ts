const MINUTE = 60_000;

/** As a field for date and time takes it: the time of day here, without a zone. */
export function localTime(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * MINUTE;
  return new Date(at - offset).toISOString().slice(0, 16);
}

/** What such a field says, for everybody; null if it is no time. */
export function isoOf(local: string): string | null {
  const at = Date.parse(local);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
