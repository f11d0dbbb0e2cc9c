import type { Event } from '@provincia/protocol';
import type { Speed } from '../../settings/settings.ts';

/** How much longer everything takes. */
const factors: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

export const PLAY_TIME = 220;
export const FAR_TIME = 320;
const BETWEEN_RIVALS = 500;
const BETWEEN_OWN = 60;
/** What the others did is never shown for longer than this, however many they are. */
const LONGEST = 6000;

const paced: ReadonlySet<Event['type']> = new Set(['play', 'gain', 'trash', 'pass']);

export function factorOf(speed: Speed): number {
  return factors[speed];
}

/** When each event is shown, in milliseconds from now: the others' one after the other, the own almost at once. */
export function timesOf(events: readonly Event[], you: number | null): readonly number[] {
  const isPaced = ({ type, player }: Event) => player !== you && paced.has(type);
  const rivals = events.filter(isPaced).length;
  const pace = Math.min(BETWEEN_RIVALS, LONGEST / Math.max(1, rivals));
  let at = 0;
  return events.map((event) => {
    const now = at;
    if (isPaced(event)) at += pace;
    else if (event.player === you && event.type !== 'phase') at += BETWEEN_OWN;
    return now;
  });
}
