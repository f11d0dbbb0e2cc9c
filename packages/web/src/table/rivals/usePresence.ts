import type { Presence } from '@provincia/protocol';
import { isByDay } from '../../by-day/clock-words.ts';
import { useLink } from '../../game-link/useLink.ts';
import { useTable } from '../table-context.ts';

type Whereabouts = Presence['seats'][number];

/** Who is there; nothing is known of bots, and without a server of nobody. By the day it does not matter. */
export function usePresence(): {
  readonly presence: Presence | null;
  of(seat: number): Whereabouts | undefined;
} {
  const { link, table } = useTable();
  const state = useLink(link);
  const presence = isByDay(table.clock) ? null : state.presence;
  return { presence, of: (seat) => presence?.seats.find((one) => one.seat === seat) };
}
