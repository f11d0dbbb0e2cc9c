import type { Translation } from '@provincia/catalog';
import type { DailyResult } from '@provincia/protocol';
import { dailyLink, dailySetName, resultWords, shortDay } from './daily-words.ts';

/** What somebody tells others of their game; it names no cards. */
export interface Shared {
  readonly day: string;
  readonly set: string;
  readonly result: DailyResult;
}

/** Who leads, as chats can show it. */
const squares: Readonly<Record<string, string>> = { '+': '🟩', '=': '🟨', '-': '🟥' };

/** So many squares are a line on a phone. */
const LINE = 15;

/** "Provincia daily, 17 November, all sets: won by 12 in 15 turns". */
export function shareLine(translation: Translation, { day, set, result }: Shared): string {
  return translation.say('ui.daily.shareText', {
    day: shortDay(translation, day),
    set: dailySetName(translation, set),
    result: resultWords(translation, result),
  });
}

/** The lead turn by turn as squares, in lines. */
export function leadSquares(lead: string): string {
  const lines = Array.from({ length: Math.ceil(lead.length / LINE) }, (_, i) =>
    lead.slice(i * LINE, (i + 1) * LINE),
  );
  return lines.map((line) => [...line].map((sign) => squares[sign] ?? '').join('')).join('\n');
}

/** Where others find the same kingdom. */
export function shareAddress({ day, set }: Shared, origin: string): string {
  return `${origin}${dailyLink(day, set)}`;
}

/** All of it, with the address of the day at the end. */
export function shareText(translation: Translation, shared: Shared, origin: string): string {
  return [shareLine(translation, shared), leadSquares(shared.result.lead), shareAddress(shared, origin)]
    .filter((part) => part !== '')
    .join('\n');
}
