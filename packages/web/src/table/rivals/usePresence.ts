import type { Presence } from '@provincia/protocol';
import { useLink } from '../../game-link/useLink.ts';
import { useTable } from '../table-context.ts';

type Whereabouts = Presence['seats'][number];

/** Who is there; nothing is known of bots, and without a server of nobody. */
export function usePresence(): {
  readonly presence: Presence | null;
  of(seat: number): Whereabouts | undefined;
} {
  const { presence } = useLink(useTable().link);
  return { presence, of: (seat) => presence?.seats.find((one) => one.seat === seat) };
}
